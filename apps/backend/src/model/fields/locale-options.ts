import { locales } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { Option, SelectField } from 'payload';
import { languageWords } from '../../platform/i18n/words.ts';

const codeOf = (option: Option) => (typeof option === 'string' ? option : option.value);

/** The language options of a select field: the active languages, and the document's current selection. */
export const localeOptions = (name: string) =>
	({
		options: locales.map(({ code }) => ({ value: code, label: languageWords(code) })),
		filterOptions: ({ options, siblingData }) => {
			const selection: unknown = Reflect.get(Object(siblingData), name);
			const codes: readonly unknown[] = [...siteLocaleCodes(), ...[selection].flat()];
			return options.filter((option) => codes.includes(codeOf(option)));
		},
	}) satisfies Pick<SelectField, 'options' | 'filterOptions'>;
