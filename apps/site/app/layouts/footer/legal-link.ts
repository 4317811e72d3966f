/** Classes of unobtrusive links to legal pages and consent choices. At least 32 px high (WCAG 2.5.8). */
export const legalLink =
	'inline-flex min-h-8 items-center text-fg underline decoration-1 underline-offset-4 hover:decoration-3';
