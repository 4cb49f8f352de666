/** Short forms of degrees and diplomas of the world, without dots and spaces, lower case. */
export const degreesShort = `phd, dphil, mphil, dsc, msc, meng, mtech, med, mba, mph, mpa, mild, llm, ma, pgde, pgd, pgce, pgdip, bsc, bsced, beng, btech, bnsc, bed, bpharm, bagric, barch, ba, baed, bba, bmls, llb, bl, mbbs, mbchb, mbbch, bds, dvm,
  pharmd, hnd, ond, nd, nce, ssce, wassce, wasc, waec, neco, nabteb, gce, jsce, bece, fslc, sslc, ijmb, jupeb, milr, mirm, dip, bs, ms, be, bm, bfa, mfa, bcom, mcom, bca, mca, bbus, bcs, mcs, mit, mis, mpp, msw, bsw, msn, bsn, adn, aa, as, aas, jd, md, edd, dba, psyd, dnp, od, dds,
  march, mbba, mres, mst, bth, mdiv, bphil, emba, pgdm, bhm, mhm, bpa, btec, cap, bts, dut, bac, licence, alevel, alevels, olevel, olevels, ged, abitur, bsc hons, ba hons, beng hons`;

/** Words that begin or make a degree, diploma or school certificate, lower case without accents. */
export const degreeWords = `bachelor, bachelors, bachelor's, master, masters, master's, doctor, doctorate, doctor's, diploma, associate, associate's, postgraduate, undergraduate, fellowship, residency, minor, major, degree, school certificate, leaving certificate, leaving cert, national diploma,
  higher national diploma, certificate in education, a-level, o-level, hons, matriculation, juris, licence, maitrise, baccalaureat, bac, doctorat, diplome, brevet, bts, dut, deug, diplom, magister, staatsexamen, abitur, fachabitur, mittlere reife, hauptschulabschluss,
  promotion, licenciatura, licenciado, licenciada, barrister at law, barrister-at-law, grado, maestria, doctorado, bachillerato, diplomatura, tecnico superior, grado superior, grado medio, graduado`;

/** School certificates: they name no subject. */
export const schoolCertificates = `first school leaving, junior waec, senior waec, junior neco, senior neco, junior wassce, senior wassce, junior ssce, junior school certificate, junior secondary school certificate, ssce, wassce, wasc, waec, neco, nabteb, gce, jsce, bece, fslc, sslc, first school leaving cert, primary school leaving cert, pry school leaving cert, pri sch leaving cert, pry sch leaving cert, primary sch leaving cert, olevel, olevels, senior secondary certificate examination, senior school certificate examination, senior secondary school certificate examination, west african senior school certificate examination, national examinations council, first school leaving certificate, senior school certificate, senior secondary school certificate, west african senior school certificate,
  west african school certificate, primary school leaving certificate, basic education certificate, general certificate of education, abitur, mittlere reife, hauptschulabschluss, baccalaureat, bachillerato, ged, high school diploma, secondary school certificate`;

/** Degrees whose name tells the subject, lower case without stops and spaces. */
export const degreesOfOneSubject = `mbbs, mbchb, bds, dds, dvm, md, jd, llb, llm, bl, mba, bnsc, bpharm, pharmd, barch, march, mph, mpa, dpt, od, nce, cfa`;

/** Papers of trades and professions that a school of theirs gives, lower case. What stands behind them is no subject. */
export const tradePapers = `rn, rm, rphn, rpon, rcn, trade test, trade tests, trade test certificate, labour trade test, city and guilds, city & guilds`;

/** Bodies and vendors that give certificates, licences and memberships; never degrees. Lower case. */
export const bodies = `ican, acca, anan, cipm, cibn, citn, coren, nim, nse, nmcn, trcn, mlscn, pcn, mdcn, cima, cfa, cips, nebosh, iosh, hse, pmp, pmi, capm, prince2, itil, ccna, ccnp, cisco, aws, azure, google, microsoft, oracle, comptia, coursera, udemy, alison, alx, linkedin learning, edx,
  datacamp, hubspot, scrum, csm, psm, six sigma, cisa, cism, cissp, ceh, shrm, cpa, cma, cia, frm, toefl, ielts, nims, arcon, topographers, toprec, nitad, cpn, ncs, apcon, nipr, niesv, nia, nigerian bar association, nba, frsc, nafdac, red cross, st john, bls, acls, nclex, rn, rm, rphn, rpon, nursing and midwifery council,
  chartered, fellow, associate member, member, graduate member, registered, licensed, certified, certificate, certification, licence, license, permit, trade test, first aid, fire safety, safety, boot camp, nanodegree, training, workshop`;

/** What stands before a degree and says how it is studied or how high it is: "Executive MBA". Lower case. */
export const degreeLeads = `executive, professional, advanced, honorary, joint, double, dual, part-time, part time, full-time, full time, online, international, global, first, second`;

/** Degrees with a joining word in their names, as a pattern. */
export const degreesAround =
  "barrister[ -]at[ -]law|barrister and solicitor(?= *\\(b\\.? ?l)|solicitor and advocate";
