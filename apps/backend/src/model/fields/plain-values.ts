import type { Field, FieldHook } from 'payload';
import { translator, type Words, words } from '../../platform/i18n/words.ts';
import { reject } from './reject.ts';

const notText = words(
	'Only text can be stored here',
	'Her kan kun gemmes tekst',
	'Hier lässt sich nur Text speichern',
);
const notNumber = words(
	'Only a number can be stored here',
	'Her kan kun gemmes et tal',
	'Hier lässt sich nur eine Zahl speichern',
);
const notYesOrNo = words(
	'Only yes or no can be stored here',
	'Her kan kun gemmes ja eller nej',
	'Hier lässt sich nur Ja oder Nein speichern',
);

const isText = (value: unknown) => typeof value === 'string';
/** Payload converts strings to numbers. */
const isNumber = (value: unknown) => typeof value === 'number' || typeof value === 'string';
const isYesOrNo = (value: unknown) =>
	typeof value === 'boolean' || value === 'true' || value === 'false';

type PlainType =
	| 'text'
	| 'textarea'
	| 'email'
	| 'code'
	| 'select'
	| 'radio'
	| 'number'
	| 'checkbox';
type PlainField = Extract<Field, { type: PlainType }>;
type Kind = readonly [(value: unknown) => boolean, Words];

/** The check of a field's values, and the error message, by field type. */
const kinds: Record<PlainType, Kind> = {
	text: [isText, notText],
	textarea: [isText, notText],
	email: [isText, notText],
	code: [isText, notText],
	select: [isText, notText],
	radio: [isText, notText],
	number: [isNumber, notNumber],
	checkbox: [isYesOrNo, notYesOrNo],
};

const isPlain = (field: Field): field is PlainField => Object.hasOwn(kinds, field.type);

/** Rejects values of another type. Payload does not validate drafts, and would store an object as a title. */
function rejectOtherTypes([isValid, message]: Kind, isList: boolean): FieldHook {
	return ({ value, path, ...args }) => {
		const { req } = args;
		if (value === undefined || value === null || req.payloadAPI === 'local') return value;
		const areValid = isList && Array.isArray(value) ? value.every(isValid) : isValid(value);
		if (!areValid) reject(args, [{ path, message: translator(req)(message) }]);
		return value;
	};
}

/** Makes a text, select, number or checkbox field reject values of the wrong type; other fields stay the same. */
export function withPlainValues(field: Field): Field {
	if (!isPlain(field)) return field;
	const isList = 'hasMany' in field && field.hasMany === true;
	const refusal = rejectOtherTypes(kinds[field.type], isList);
	const beforeValidate = [refusal, ...(field.hooks?.beforeValidate ?? [])];
	return { ...field, hooks: { ...field.hooks, beforeValidate } };
}
