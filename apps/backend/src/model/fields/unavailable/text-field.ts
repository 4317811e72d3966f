import type { FieldHook, RichTextField } from 'payload';
import { translator } from '../../../platform/i18n/translator.ts';
import { words } from '../../../platform/i18n/words.ts';
import { unavailableLabel } from './block.ts';
import { supportedNodes, toFormText, unknownNodes } from './nodes.ts';
import { reject } from './reject.ts';

const unknownPart = words(
	'A text can hold no part of this type here',
	'En tekst kan ikke indeholde en del af denne type her',
	'Ein Text kann hier keinen Teil dieser Art enthalten',
);

const rejectUnknownNodes: FieldHook = ({ value, field, path, ...args }) => {
	const { req } = args;
	if (field.type !== 'richText' || req.payloadAPI === 'local') return value;
	const refusals = unknownNodes(value, supportedNodes(field)).map((node) => ({
		path: [...path, node.path],
		message: `${translator(req)(unknownPart)}: ${node.name}`,
	}));
	reject(args, refusals);
	return value;
};

/** Only for signed-in people. Visitors get the stored text; the site omits nodes that it does not know. */
const replaceUnknownNodes: FieldHook = ({ value, field, req }) =>
	field.type === 'richText' && req.user
		? toFormText(
				value,
				supportedNodes(field),
				(name) => `${translator(req)(unavailableLabel)}: ${name}`,
			)
		: value;

/** Makes a rich text field reject unsupported nodes, and replace stored ones by their text in forms. */
export const withUnavailableNodes = (field: RichTextField): RichTextField => ({
	...field,
	hooks: {
		...field.hooks,
		beforeValidate: [rejectUnknownNodes, ...(field.hooks?.beforeValidate ?? [])],
		afterRead: [replaceUnknownNodes, ...(field.hooks?.afterRead ?? [])],
	},
});
