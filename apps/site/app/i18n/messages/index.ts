import type { LocaleCode } from '@website/contracts/locales';
import type { Messages } from './en';

export type { Messages };

/** Loads the interface texts of one locale, so that a page contains no others. */
export async function loadMessages(locale: LocaleCode): Promise<Messages> {
	switch (locale) {
		case 'da':
			return (await import('./da')).da;
		case 'de':
			return (await import('./de')).de;
		case 'en':
			return (await import('./en')).en;
	}
}
