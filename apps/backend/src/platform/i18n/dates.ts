import { words } from './words.ts';

const withTime = words('{day}, {time}', '{day} kl. {time}', '{day}, {time} Uhr');

/** The language tag of dates. The site's English is British. */
const tagOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

interface Options {
	/** The time zone of the program or the browser by default. */
	timeZone?: string;
	/** True to begin with the day of the week. */
	hasWeekday?: boolean;
}

/** A day in a language of the admin: `29 November 2026`. */
export const formatDay = (
	date: Date | number | string,
	language: string,
	{ timeZone, hasWeekday = false }: Options = {},
): string =>
	new Intl.DateTimeFormat(tagOf(language), {
		dateStyle: hasWeekday ? 'full' : 'long',
		...(timeZone && { timeZone }),
	}).format(new Date(date));

/** A day and time in a language of the admin: `29 November 2026, 14:05`. */
export function formatTime(
	date: Date | number | string,
	language: string,
	options: Options = {},
): string {
	const { timeZone } = options;
	const time = new Intl.DateTimeFormat(tagOf(language), {
		timeStyle: 'short',
		...(timeZone && { timeZone }),
	}).format(new Date(date));
	return (withTime[language] ?? withTime.en)
		.replace('{day}', formatDay(date, language, options))
		.replace('{time}', time);
}
