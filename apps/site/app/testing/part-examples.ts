import type { ReactNode } from 'react';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { Translate } from './localized-example';

/** The examples of a component by name, in a locale. They must not add CSS classes. */
export type PartExamples = (
	t: Translate,
	locale: LocaleCode,
) => Readonly<Record<string, ReactNode>>;

/** The type of `examples` in `<folder>.example.tsx`: the examples of each component of the folder, by the name of its file. */
export type FolderExamples = Readonly<Record<string, PartExamples>>;
