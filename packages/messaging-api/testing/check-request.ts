import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Fault } from '../schemas/problem.ts';
import { addDocument, type DescribedOperation } from './described-operations.ts';

/** The parts of a request. The body is parsed JSON, the others are strings. */
export interface RequestParts {
	path: Readonly<Record<string, string>>;
	query: URLSearchParams;
	headers: Headers;
	body: unknown;
}

const validator = new Ajv2020({
	strict: false,
	allErrors: true,
	discriminator: true,
	verbose: true,
});
formats.default(validator);
addDocument(validator);

/** The validator's message, or a clearer one for some keywords. */
function detailOf({ keyword, message, params, parentSchema }: ErrorObject): string {
	const format: unknown = parentSchema?.format;
	if (keyword === 'pattern' && typeof format === 'string') return `must match format "${format}"`;
	if (keyword === 'additionalProperties')
		return `must not have the property "${params.additionalProperty}"`;
	if (keyword === 'enum') return `must be one of ${params.allowedValues.join(', ')}`;
	return message ?? 'is invalid';
}

/** JSON Pointer to the invalid value, or to the place of a missing property. */
const pointerOf = ({ instancePath, keyword, params }: ErrorObject): string =>
	keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath;

function faultsOf(reference: string, value: unknown): ErrorObject[] {
	const check = validator.getSchema(`document#/${reference}`);
	if (!check) throw new Error(`The API document has no schema at ${reference}`);
	return check(value) ? [] : (check.errors ?? []);
}

/** False for a repeated fault: formats are validated twice, by name and by pattern. */
const isFirst = (fault: Fault, index: number, all: readonly Fault[]): boolean =>
	all.findIndex(({ pointer, detail }) => pointer === fault.pointer && detail === fault.detail) ===
	index;

/** Validates a request against the API document and returns all faults. */
export function checkRequest(operation: DescribedOperation, parts: RequestParts): Fault[] {
	const { pointer, parameters, hasBody } = operation;
	const parameterFaults = parameters.flatMap(({ name, in: place, required }, index): Fault[] => {
		const value = {
			path: parts.path[name],
			query: parts.query.get(name) ?? undefined,
			header: parts.headers.get(name) ?? undefined,
		}[place];
		if (value === undefined) return required ? [{ parameter: name, detail: 'is missing' }] : [];
		return faultsOf(`${pointer}/parameters/${index}/schema`, value).map((error) => ({
			parameter: name,
			detail: detailOf(error),
		}));
	});
	if (!hasBody) return parameterFaults;
	const schema = `${pointer}/requestBody/content/application~1json/schema`;
	const bodyFaults = faultsOf(schema, parts.body).map((error) => ({
		pointer: pointerOf(error),
		detail: detailOf(error),
	}));
	return [...parameterFaults, ...bodyFaults.filter(isFirst)];
}
