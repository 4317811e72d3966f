/** The values of the placeholders in a text. */
export type TemplateValues = Readonly<Record<string, string | number>>;

/** A text with each `{placeholder}` replaced by its value; one without a value stays visible. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
	text.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder));
