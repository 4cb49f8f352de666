/** Nigeria's states, lower case. */
const STATES = new Set(
  `abia, adamawa, akwa ibom, anambra, bauchi, bayelsa, benue, borno, cross river, delta, ebonyi, edo, ekiti, enugu, gombe, imo, jigawa, kaduna, kano, katsina, kebbi, kogi, kwara, lagos, nasarawa, niger, ogun, ondo,
  osun, oyo, plateau, rivers, sokoto, taraba, yobe, zamfara, fct`
    .split(/\s*,\s*/)
    .map((name) => name.trim()),
);

/** Nigeria's states and its better known towns and districts, lower case without accents. */
export const PLACE_NAMES = new Set(
  `${[...STATES].join(", ")}, federal capital territory, abuja, nigeria, umuahia, aba, yola, jimeta, mubi, uyo, eket, ikot ekpene, awka, onitsha, nnewi, yenagoa, makurdi, gboko, otukpo,
  maiduguri, calabar, ogoja, asaba, warri, sapele, ughelli, agbor, abakaliki, afikpo, benin, benin city, auchi, ekpoma, ado ekiti, ado-ekiti, ikere, nsukka, owerri, orlu, okigwe, dutse, zaria, kafanchan, birnin kebbi,
  lokoja, okene, idah, anyigba, ilorin, offa, ikeja, surulere, yaba, lekki, victoria island, vi, ikoyi, apapa, ajah, ikorodu, badagry, epe, oshodi, mushin, agege, alimosho, festac, isolo, ilupeju, maryland, ojota, ketu,
  magodo, gbagada, ogba, akoka, ebute metta, lagos island, lagos mainland, ajegunle, satellite town, amuwo odofin, egbeda, ipaja, iyana ipaja, berger, mile 2, okota, marina, ikotun, ojo, sangotedo, lafia, keffi, minna, bida, suleja, kontagora,
  abeokuta, sagamu, ijebu ode, ijebu-ode, ota, sango ota, ago iwoye, ilaro, akure, owo, ondo city, okitipupa, osogbo, oshogbo, ile-ife, ile ife, ilesa, ilesha, ede, iwo, ibadan, ogbomoso, ogbomosho, oyo town, iseyin, jos, bukuru, shendam,
  port harcourt, port-harcourt, ph, bonny, eleme, obio-akpor, jalingo, wukari, damaturu, potiskum, gusau, wuse, wuse 2, garki, maitama, asokoro, gwarinpa, kubwa, nyanya, lugbe, gwagwalada, kuje, utako, jabi, central business district,
  nekede, unwana, oko, nnamdi azikiwe, ifite, accra, ghana, london, united kingdom, uk, dubai, uae, nairobi, kenya, remote, hybrid, west africa, onne, trans amadi, trans-amadi, ogbete, independence layout, challenge, bodija, dugbe, ring road, alausa, agidingbi, allen, ojodu, ojuelegba, obalende, opebi`
    .split(/\s*,\s*/)
    .map((name) => name.trim()),
);
