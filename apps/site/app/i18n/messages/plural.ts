/** A text for each plural form that a language has; `other` for the rest. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that a language uses for a number, such as "few" for 2 to 4 in Polish. */
export const plural = (language: string, count: number, forms: PluralForms): string =>
	forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
