import type { Locale } from 'date-fns';
import { da } from 'date-fns/locale/da';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { enUS } from 'date-fns/locale/en-US';

/** Sets the only form in which a locale writes days and times, with the day of the week in the longest (`PPPP`). */
function setForm(locale: Locale, day: string, weekday: string, time: string, both: string): void {
	locale.formatLong = {
		date: ({ width }) => (width === 'full' ? `${weekday} ${day}` : day),
		time: () => time,
		dateTime: () => both,
	};
}

// Importing this module changes the locales that Payload loads by itself: it has no British English and no setting for the formats, which
// are those of `dates.ts`.
Object.assign(enUS, enGB);
setForm(enUS, 'd MMMM y', 'EEEE,', 'HH:mm', '{{date}}, {{time}}');
setForm(da, 'd. MMMM y', "EEEE 'den'", 'HH.mm', "{{date}} 'kl.' {{time}}");
setForm(de, 'd. MMMM y', 'EEEE,', 'HH:mm', "{{date}}, {{time}} 'Uhr'");
