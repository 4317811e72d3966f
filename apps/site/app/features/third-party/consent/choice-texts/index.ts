import type { LocaleCode } from '#shared/locales/locale.ts';
import type { ChoiceTexts } from './en';

export type { ChoiceTexts };

export async function choiceTexts(locale: LocaleCode): Promise<ChoiceTexts> {
	switch (locale) {
		case 'da':
			return (await import('./da')).da;
		case 'de':
			return (await import('./de')).de;
		case 'en':
			return (await import('./en')).en;
	}
}
