import type { ReactNode } from 'react';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { Translate } from './localized-example';

/** What `<part>.example.tsx` exports as `examples`, by the name the gallery shows, in the language asked for; without classes of their own. */
export type PartExamples = (
	t: Translate,
	locale: LocaleCode,
) => Readonly<Record<string, ReactNode>>;
