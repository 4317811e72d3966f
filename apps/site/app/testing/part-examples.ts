import type { ReactNode } from 'react';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { Translate } from './localized-example';

/** The type of `examples` in `<part>.example.tsx`: elements by the name of the example, in a locale. They must not add CSS classes. */
export type PartExamples = (
	t: Translate,
	locale: LocaleCode,
) => Readonly<Record<string, ReactNode>>;
