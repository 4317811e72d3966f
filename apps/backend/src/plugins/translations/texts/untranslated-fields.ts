/** Text fields that are not translated: URLs, measures, code, icon names. All other text fields are. */
export const untranslatedFields: ReadonlySet<string> = new Set([
	'anchor',
	'background',
	'blockName',
	'canonical',
	'code',
	'data',
	'height',
	'icon',
	'id',
	'language',
	'opengraphType',
	'operator',
	'registrationNumber',
	'slug',
	'url',
	'width',
]);
