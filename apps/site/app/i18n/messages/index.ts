import type { LocaleCode } from '@website/contracts/locales';
import type { Messages } from './en';

export type { Messages };

const messagesIn: Record<LocaleCode, () => Promise<Messages>> = {
	en: async () => (await import('./en')).en,
	da: async () => (await import('./da')).da,
	de: async () => (await import('./de')).de,
};

/** Loads the interface texts of one locale, so that a page contains no others. */
export const loadMessages = (locale: LocaleCode): Promise<Messages> => messagesIn[locale]();
