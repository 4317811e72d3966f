import { emptyLeaf } from '@website/contracts/content-schema';
import { isOffSection } from '@website/contracts/site-features';
import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import type { ObjectShape, Shape, ShapedField } from '../contract/response-shape.server.ts';
import { complete, type QueryTarget } from './complete.server.ts';
import { ContractViolation, UnsupportedFeature } from './contract-violation.ts';
import { type Fields, isFields } from './fields.ts';
import { normalizeLeaf } from './normalize-leaf.server.ts';

export interface OmittedPart {
	path: string;
	reason: string;
}

export interface NormalizeOptions {
	target: QueryTarget;
	cleanHtml: (html: string) => string;
	fileAddress: (url: string) => string;
	animationAddress: (url: string) => string;
	isSupported: (url: string) => boolean;
}

/**
 * Validates a response against its shape and completes it: missing texts and lists become empty, HTML is sanitized, file URLs point to the
 * site, missing document URLs are derived. An invalid section, list entry or optional part is omitted and reported in `leftOut`; a link to
 * a feature that the site does not have is omitted, and so are its sections and those of which only an empty list would be left. Fields that were not requested are dropped. Throws a `ContractViolation` if the
 * response cannot be normalized.
 */
export function normalizeResponse(
	data: unknown,
	shape: ObjectShape,
	options: NormalizeOptions,
): { data: Fields; leftOut: OmittedPart[] } {
	const normalizer = new Normalizer(options);
	return { data: normalizer.root(data, shape), leftOut: normalizer.leftOut };
}

class Normalizer {
	readonly leftOut: OmittedPart[] = [];
	readonly #options: NormalizeOptions;
	#isWithinPart = false;

	constructor(options: NormalizeOptions) {
		this.#options = options;
	}

	/** Normalizes the root fields: a specified field must be present but may be null; an invalid extension is omitted. */
	root(data: unknown, { fields }: ObjectShape): Fields {
		const source: Fields = isFields(data) ? data : {};
		const result: Fields = {};
		for (const [name, field] of fields) {
			const value = source[name];
			if (value === undefined && !field.isExtra)
				throw new ContractViolation(name, 'is missing in the response');
			const isFallible = field.isExtra || isUnset(value, field);
			result[name] = isFallible
				? this.#field(value, field, name)
				: this.#normalize(value, field.shape, name);
		}
		return result;
	}

	#field(value: unknown, field: ShapedField, path: string): unknown {
		if (isUnset(value, field)) {
			if (field.isRequired) throw new ContractViolation(path, 'is missing');
			if (field.fallback !== undefined) return field.fallback;
			return field.isNullable ? null : this.#empty(field.shape, path);
		}
		const normalize = () => this.#normalize(value, field.shape, path);
		const replacement = replacementValue(field);
		if (replacement !== undefined)
			return this.#normalizeOrReplace(path, () => replacement, normalize);
		// If only the whole response could be omitted, the part becomes empty instead.
		if (this.#isWithinPart || field.isRequired) return normalize();
		return this.#normalizeOrReplace(path, () => this.#empty(field.shape, path), normalize);
	}

	#normalize(value: unknown, shape: Shape, path: string): unknown {
		switch (shape.kind) {
			case 'leaf': {
				const result = normalizeLeaf(value, shape.type, path);
				const isHtml = shape.type.name === 'HTML' && typeof result === 'string';
				return isHtml ? this.#options.cleanHtml(result) : result;
			}
			case 'list':
				if (!Array.isArray(value)) throw new ContractViolation(path, 'is not a list');
				return value.flatMap((item, index) => {
					const itemPath = `${path}[${index}]`;
					return this.#normalizeOrReplace(
						itemPath,
						() => [],
						() => [this.#normalize(item, shape.item, itemPath)],
					);
				});
			case 'union': {
				const typename = isFields(value) ? String(value.__typename) : '';
				const member = shape.members.get(typename);
				if (isOffSection(typename)) throw new UnsupportedFeature(path);
				if (!member) throw new ContractViolation(path, `is of the unknown type "${typename}"`);
				const part = this.#object(value, member, path);
				for (const [name, field] of member.fields) {
					if (field.isRequired && isEmptied(part[name], value, name))
						throw new UnsupportedFeature(path);
				}
				return { __typename: typename, ...part };
			}
			case 'object':
				return this.#object(value, shape, path);
		}
	}

	#object(value: unknown, { type, fields }: ObjectShape, path: string): Fields {
		// Some backends return only the URL of an image.
		const source = type === 'MediaItem' && typeof value === 'string' ? { url: value } : value;
		if (!isFields(source)) throw new ContractViolation(path, 'is not an object');
		const result: Fields = {};
		for (const [name, field] of fields) {
			result[name] = this.#field(source[name], field, `${path}.${name}`);
		}
		const { fileAddress, animationAddress, isSupported, target } = this.#options;
		if (type === 'Link' && !isSupported(String(result.url))) throw new UnsupportedFeature(path);
		// A link can point to a file, or to a page of the site by the content host's URL.
		for (const name of hostedAddresses[type] ?? []) {
			if (typeof result[name] === 'string') result[name] = fileAddress(result[name]);
		}
		if (typeof result.animationLink === 'string') {
			result.animationLink = animationAddress(result.animationLink);
		}
		return complete(type, result, { source, target, path });
	}

	#empty(shape: Shape, path: string): unknown {
		if (shape.kind === 'leaf') return emptyLeaf(shape.type);
		if (shape.kind === 'list') return [];
		return this.#normalize({}, shape, path);
	}

	/**
	 * Returns the result of `normalize`. If that throws a `ContractViolation`, replaces the part, and reports it unless it is an
	 * `UnsupportedFeature`.
	 */
	#normalizeOrReplace<Value>(
		path: string,
		replacement: () => Value,
		normalize: () => Value,
	): Value {
		const wasWithinPart = this.#isWithinPart;
		this.#isWithinPart = true;
		try {
			return normalize();
		} catch (error) {
			if (error instanceof UnsupportedFeature) return replacement();
			if (!(error instanceof ContractViolation)) throw error;
			const inner = error.path.slice(path.length).replace(/^\./, '');
			this.leftOut.push({ path, reason: inner ? `${inner} ${error.reason}` : error.reason });
			return replacement();
		} finally {
			this.#isWithinPart = wasWithinPart;
		}
	}
}

/** True for a list of which nothing is left, such as links to features that the site does not have. */
const isEmptied = (list: unknown, source: unknown, name: string): boolean =>
	Array.isArray(list) && list.length === 0 && isFields(source) && !isUnsetList(source[name]);

const isUnsetList = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;

/** The replacement of an invalid value; undefined if the parent of the field must be omitted too. */
function replacementValue({ isRequired, isNullable, fallback, shape }: ShapedField): unknown {
	if (isRequired) return undefined;
	if (fallback !== undefined) return fallback;
	if (isNullable) return null;
	if (shape.kind === 'list') return [];
	if (shape.kind !== 'leaf') return undefined;
	return isEnumType(shape.type) || formats.has(shape.type.name) ? emptyLeaf(shape.type) : undefined;
}

/** Whether a field has no value. Endpoints return null, an empty string, or false in place of an object. */
function isUnset(value: unknown, { shape, ...field }: ShapedField): boolean {
	if (value === null || value === undefined) return true;
	if (shape.kind !== 'leaf') return value === '' || value === false;
	if (value !== '') return false;
	return (
		field.isRequired || field.isNullable || field.fallback !== undefined || !isTextual(shape.type)
	);
}

/** Fields by type whose URLs may be on the content host. */
const hostedAddresses: Record<string, readonly string[] | undefined> = {
	MediaItem: ['url'],
	Link: ['url'],
	Redirect: ['to'],
	Breadcrumb: ['url'],
	Seo: ['canonical', 'opengraphUrl'],
};

/** Scalars with a text format; invalid values count as missing. */
const formats = new Set(['DateTime', 'Address']);

const textless = new Set(['Int', 'Float', 'Boolean', 'JSON']);
const isTextual = (type: GraphQLScalarType | GraphQLEnumType) =>
	!isEnumType(type) && !textless.has(type.name);
