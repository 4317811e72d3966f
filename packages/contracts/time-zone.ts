/** The zone of the editors' calendar: dates of articles are days in it, in the content and on the site. */
export const editorsTimeZone = 'Europe/Copenhagen';
