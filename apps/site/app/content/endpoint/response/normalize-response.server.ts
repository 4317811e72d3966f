import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import type { ObjectShape, Shape, ShapedField } from '../contract/response-shape.server.ts';
import { complete, type QueryTarget } from './complete.server.ts';
import { type Fields, isFields } from './fields.ts';
import { emptyLeaf, fitLeaf } from './fit-leaf.server.ts';
import { Misfit, NotOffered } from './misfit.ts';

export interface LeftOut {
	path: string;
	reason: string;
}

export interface NormalizeOptions {
	target: QueryTarget;
	cleanHtml: (html: string) => string;
	fileAddress: (url: string) => string;
	animationAddress: (url: string) => string;
	isOffered: (url: string) => boolean;
}

/**
 * Checks an answer against its shape and makes it whole: missing texts and lists become empty, HTML is sanitized, addresses
 * of files lead to the site, addresses of documents are derived where they are missing. A section, an entry of a list or an
 * optional part that does not fit is left out and named; one that leads to what the site does not offer is left out. Fields nobody asked for are dropped.
 * Throws a Misfit when nothing can be made of the answer.
 */
export function normalizeResponse(
	data: unknown,
	shape: ObjectShape,
	options: NormalizeOptions,
): { data: Fields; leftOut: LeftOut[] } {
	const fitting = new Fitting(options);
	return { data: fitting.root(data, shape), leftOut: fitting.leftOut };
}

class Fitting {
	readonly leftOut: LeftOut[] = [];
	readonly #options: NormalizeOptions;
	#isWithinPart = false;

	constructor(options: NormalizeOptions) {
		this.#options = options;
	}

	/** The parts of an operation: a specified one must be there, though it may be null; an extra one may fail by itself. */
	root(data: unknown, { fields }: ObjectShape): Fields {
		const source: Fields = isFields(data) ? data : {};
		const fitted: Fields = {};
		for (const [name, field] of fields) {
			const value = source[name];
			if (value === undefined && !field.isExtra) throw new Misfit(name, 'is missing in the answer');
			const isFallible = field.isExtra || isNothing(value, field);
			fitted[name] = isFallible
				? this.#field(value, field, name)
				: this.#fit(value, field.shape, name);
		}
		return fitted;
	}

	#field(value: unknown, field: ShapedField, path: string): unknown {
		if (isNothing(value, field)) {
			if (field.isRequired) throw new Misfit(path, 'is missing');
			if (field.fallback !== undefined) return field.fallback;
			return field.isNullable ? null : this.#empty(field.shape, path);
		}
		const fit = () => this.#fit(value, field.shape, path);
		const spare = spareValue(field);
		if (spare !== undefined) return this.#orElse(path, () => spare, fit);
		// Where nothing around a part could be left out but the whole answer, the part is empty instead.
		if (this.#isWithinPart || field.isRequired) return fit();
		return this.#orElse(path, () => this.#empty(field.shape, path), fit);
	}

	#fit(value: unknown, shape: Shape, path: string): unknown {
		switch (shape.kind) {
			case 'leaf': {
				const fitted = fitLeaf(value, shape.type, path);
				const isHtml = shape.type.name === 'HTML' && typeof fitted === 'string';
				return isHtml ? this.#options.cleanHtml(fitted) : fitted;
			}
			case 'list':
				if (!Array.isArray(value)) throw new Misfit(path, 'is no list');
				return value.flatMap((item, index) => {
					const place = `${path}[${index}]`;
					return this.#orElse(
						place,
						() => [],
						() => [this.#fit(item, shape.item, place)],
					);
				});
			case 'union': {
				const typename = isFields(value) ? String(value.__typename) : '';
				const member = shape.members.get(typename);
				if (!member) throw new Misfit(path, `is of the unknown type "${typename}"`);
				return { __typename: typename, ...this.#object(value, member, path) };
			}
			case 'object':
				return this.#object(value, shape, path);
		}
	}

	#object(value: unknown, { type, fields }: ObjectShape, path: string): Fields {
		// Some backends name a picture by its address alone.
		const source = type === 'MediaItem' && typeof value === 'string' ? { url: value } : value;
		if (!isFields(source)) throw new Misfit(path, 'is no object');
		const fitted: Fields = {};
		for (const [name, field] of fields) {
			fitted[name] = this.#field(source[name], field, `${path}.${name}`);
		}
		const { fileAddress, animationAddress, isOffered, target } = this.#options;
		if (type === 'Link' && !isOffered(String(fitted.url))) throw new NotOffered(path);
		// A link may lead to a file, and name the content host where the site's own page is meant.
		for (const name of hostedAddresses[type] ?? []) {
			if (typeof fitted[name] === 'string') fitted[name] = fileAddress(fitted[name]);
		}
		if (typeof fitted.animationLink === 'string') {
			fitted.animationLink = animationAddress(fitted.animationLink);
		}
		return complete(type, fitted, { source, target, path });
	}

	#empty(shape: Shape, path: string): unknown {
		if (shape.kind === 'leaf') return emptyLeaf(shape.type);
		if (shape.kind === 'list') return [];
		return this.#fit({}, shape, path);
	}

	/** Leaves a part out that does not fit, and goes on without it. */
	#orElse<Value>(path: string, spare: () => Value, fit: () => Value): Value {
		const around = this.#isWithinPart;
		this.#isWithinPart = true;
		try {
			return fit();
		} catch (error) {
			if (error instanceof NotOffered) return spare();
			if (!(error instanceof Misfit)) throw error;
			const inner = error.path.slice(path.length).replace(/^\./, '');
			this.leftOut.push({ path, reason: inner ? `${inner} ${error.reason}` : error.reason });
			return spare();
		} finally {
			this.#isWithinPart = around;
		}
	}
}

/** What takes the place of a value that does not fit; undefined where whatever holds the field has to go with it. */
function spareValue({ isRequired, isNullable, fallback, shape }: ShapedField): unknown {
	if (isRequired) return undefined;
	if (fallback !== undefined) return fallback;
	if (isNullable) return null;
	if (shape.kind === 'list') return [];
	if (shape.kind !== 'leaf') return undefined;
	return isEnumType(shape.type) || formats.has(shape.type.name) ? emptyLeaf(shape.type) : undefined;
}

/** Whether the endpoint gave no value. Unset fields come as null, as an empty text, and as false where an object belongs. */
function isNothing(value: unknown, { shape, ...field }: ShapedField): boolean {
	if (value === null || value === undefined) return true;
	if (shape.kind !== 'leaf') return value === '' || value === false;
	if (value !== '') return false;
	return (
		field.isRequired || field.isNullable || field.fallback !== undefined || !isTextual(shape.type)
	);
}

/** Fields by type whose addresses may be on the content host. */
const hostedAddresses: Record<string, readonly string[] | undefined> = {
	MediaItem: ['url'],
	Link: ['url'],
	Breadcrumb: ['url'],
	Seo: ['canonical', 'opengraphUrl'],
};

/** Texts of a certain format; others count as missing. */
const formats = new Set(['DateTime', 'Address']);

const textless = new Set(['Int', 'Float', 'Boolean', 'JSON']);
const isTextual = (type: GraphQLScalarType | GraphQLEnumType) =>
	!isEnumType(type) && !textless.has(type.name);
