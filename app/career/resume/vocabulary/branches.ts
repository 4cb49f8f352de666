/** Last words of what is a part of an organisation and says where a post was, not who the employer is. */
export const branches = `branch, branches, unit, division, zone, zonal office, area office, branch office, head office, field office, district, region, business centre,
  service centre, outlet, depot, ward, section, department, dept, campus, annex, terminal, wing, shop floor, bureau, command, area command, state command, zonal command, formation, barracks, outpost, police station, field station`;
/** Last words of what is a part of an organisation and stands below its name: courts of a judiciary, centres of a school, units of an army. */
export const partEndings = `high court, magistrate court, magistrates court, sharia court, customary court, area court, industrial court, registry, directorate, faculty, study centre, study center, learning centre, learning center, cantonment, battalion, bn, brigade, bde, regiment, garrison, squadron, naval base, air base, air force base`;
