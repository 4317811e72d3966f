/** A text for each plural form of a language, such as few and many in Polish. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The texts of a language, by their English text; those of `plural` by the English text for several. */
export type Catalogue = Readonly<Record<string, PluralForms | string>>;
