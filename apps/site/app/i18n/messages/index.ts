import type { LocaleCode } from '@website/contracts/locales';
import type { Messages } from './en';

export type { Messages };

/** Loads one language's interface texts; a page never ships another language's. */
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
