/** The editors' time zone. Dates of articles are days in it, both in the content and on the site. */
export const editorsTimeZone = 'Europe/Copenhagen';
