/** Manners rather than skills: matched like any term, but a letter never boasts of them. */
export const MANNERS = `
communication = communication skills, written communication, verbal communication, oral communication, communicator, communication skill, interpersonal skills, interpersonal communication
teamwork = team work, team player, team spirit, work in a team
leadership = leadership skills, team leadership
time management = meet deadlines, punctuality, punctual
attention to detail = detail oriented, detail-oriented, eye for detail
problem solving = problem-solving, problem solving skills
analytical skills = analytical thinking, analytical mind, analytical
organisational skills = organizational skills, organisation skills, multitasking, multi-tasking
integrity = honesty, trustworthy
self-motivation = self motivated, self-motivated, self starter, self-starter
creativity = creative thinking
adaptability = flexibility
`;
