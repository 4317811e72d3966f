/** Text fields that hold no language: addresses, measures, code, names of icons. Everything else that is text is translated. */
export const notProse: ReadonlySet<string> = new Set([
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
