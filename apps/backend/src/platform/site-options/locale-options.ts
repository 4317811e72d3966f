import { locales } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { Option, SelectField } from 'payload';

const codeOf = (option: Option) => (typeof option === 'string' ? option : option.value);

/** The choice of languages in a form: those that are on, and what a document has chosen already. */
export const localeOptions = (name: string) =>
	({
		options: locales.map((locale) => ({ value: locale.code, label: locale.name })),
		filterOptions: ({ options, siblingData }) => {
			const chosen: unknown = Reflect.get(Object(siblingData), name);
			const offered: readonly unknown[] = [...siteLocaleCodes(), ...[chosen].flat()];
			return options.filter((option) => offered.includes(codeOf(option)));
		},
	}) satisfies Pick<SelectField, 'options' | 'filterOptions'>;
