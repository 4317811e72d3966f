import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import fc from 'fast-check';
import type { Operation } from '../scripts/operations-table.ts';
import { rest } from './rest.ts';

/** Kinds of documents with drafts: where they are, the localized field that is written, and a shared one with its values. */
export const kinds = {
	pages: { title: 'title', hasSlug: true, shared: 'navbarTheme', values: ['light', 'dark'] },
	posts: {
		title: 'title',
		hasSlug: true,
		shared: 'date',
		values: ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
	},
	products: {
		title: 'title',
		hasSlug: false,
		shared: 'date',
		values: ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
	},
	categories: { title: 'name', hasSlug: true, shared: null, values: [] },
	authors: { title: 'name', hasSlug: false, shared: null, values: [] },
	incidents: { title: 'title', hasSlug: false, shared: 'impact', values: ['degraded', 'outage'] },
	'call-to-action': { title: 'heading', hasSlug: false, shared: null, values: [] },
} as const;
export type Kind = keyof typeof kinds;

type Texts = Partial<Record<LocaleCode, string>>;

/** What a version says. */
interface Content {
	texts: Texts;
	shared: string | undefined;
}

/** What the document should be. */
export interface Model {
	draft: Content;
	/** Null where visitors see none of it. */
	live: Content | null;
	isTrashed: boolean;
	/** Contents that were saved, the oldest first; none of them may be lost. */
	saved: Content[];
	/** What was last saved while writing: the next pause in writing replaces it, anything else keeps it. */
	autosaved: Content | null;
}

/** The document on the real backend. */
export interface Real {
	kind: Kind;
	id: number | null;
	/** Tells documents of one run apart. */
	name: string;
	tokens: readonly string[];
	/** The number of a version that says this; null where there is none. */
	versionOf: (content: Content) => Promise<number | null>;
	/** Ends the lock that a form which saves while writing keeps. */
	closeForm: () => Promise<void>;
	/** Does what was planned, as the schedule does at its time. */
	carryOut: (type: 'publish' | 'unpublish', locale: LocaleCode) => Promise<void>;
}

export const keyOf = ({ kind, id }: Real) => (id === null ? `global:${kind}` : `${kind}:${id}`);
const pathOf = ({ kind, id }: Real) => (id === null ? `/globals/${kind}` : `/${kind}/${id}`);

const copyOf = (content: Content): Content => structuredClone(content);

/** What is live once these languages of the draft are published. */
function publish(model: Model, locales: readonly LocaleCode[]): void {
	const texts: Texts = { ...model.live?.texts };
	for (const code of locales) {
		if (model.draft.texts[code]) texts[code] = model.draft.texts[code];
		else delete texts[code];
	}
	model.live = Object.keys(texts).length > 0 ? { texts, shared: model.draft.shared } : null;
}

function takeDown(model: Model, locales: readonly LocaleCode[]): void {
	if (!model.live) return;
	for (const code of locales) delete model.live.texts[code];
	if (Object.keys(model.live.texts).length === 0) model.live = null;
}

/** Whether publishing or taking down does anything: taking down what visitors don't see saves nothing. */
const changesLive = (
	{ live }: Model,
	action: 'publish' | 'unpublish',
	locales: readonly LocaleCode[],
) => action === 'publish' || locales.some((code) => live?.texts[code]);

export interface Step {
	name: string;
	/** Whether the operation can be meant here. */
	fits: (model: Model) => boolean;
	/** Does it as one of the people and says whether it was done; a refusal must leave everything as it was. */
	apply: (real: Real, model: Model) => Promise<{ status: number; expected: Model | null }>;
}

type Change = (model: Model) => void;

const after = (model: Model, change: Change): Model => {
	const next = structuredClone(model);
	if (next.autosaved) next.saved.push(next.autosaved);
	next.autosaved = null;
	change(next);
	return next;
};

/** The people who do it, by their place among the tokens: a publisher and an administrator. */
const admin = 1;
const who = fc.constantFrom(0, admin);
const lang = fc.constantFrom(...localeCodes);
const langs = fc.uniqueArray(lang, { minLength: 1 });
const text = fc.integer({ min: 1, max: 99 }).map((count) => `T${count}`);

const isOutside = (model: Model) => !model.isTrashed;

const ask = (real: Real, person: number, method: string, path: string, body?: object) =>
	rest(method, path, { token: real.tokens[person], ...(body ? { body } : {}) });

/** A save of one language through the ordinary API. */
function save(real: Real, person: number, code: LocaleCode, query: string, data: object) {
	const method = real.id === null ? 'POST' : 'PATCH';
	return ask(real, person, method, `${pathOf(real)}?depth=0&locale=${code}${query}`, data);
}

function fields(real: Real, code: LocaleCode, value: string): object {
	const { title, hasSlug } = kinds[real.kind];
	return {
		[title]: value,
		...(hasSlug ? { slug: `${real.name}-${code}` } : {}),
	};
}

const writing = (query: string, more: object, name: string) =>
	fc.record({ person: who, code: lang, value: text }).map(
		({ person, code, value }): Step => ({
			name: `${name} ${code}=${value}`,
			fits: isOutside,
			apply: async (real, model) => {
				const { status } = await save(real, person, code, query, {
					...fields(real, code, value),
					...more,
				});
				return {
					status,
					expected: after(model, (next) => {
						next.draft.texts[code] = value;
						next.saved.push(copyOf(next.draft));
					}),
				};
			},
		}),
	);

const autosaving = fc.record({ person: who, code: lang, value: text }).map(
	({ person, code, value }): Step => ({
		name: `autosave ${code}=${value}`,
		fits: isOutside,
		apply: async (real, model) => {
			const data = { ...fields(real, code, value), _status: 'draft' };
			const { status } = await save(real, person, code, '&draft=true&autosave=true', data);
			await real.closeForm();
			const next = structuredClone(model);
			next.draft.texts[code] = value;
			next.autosaved = copyOf(next.draft);
			return { status, expected: next };
		},
	}),
);

const editingMany = fc.record({ person: who, code: lang, value: text }).map(
	({ person, code, value }): Step => ({
		name: `edit several documents ${code}=${value}`,
		fits: (model) => isOutside(model) && Boolean(model.draft.texts[code]),
		apply: async (real, model) => {
			if (real.id === null) return { status: 200, expected: model };
			const query = `where[id][in]=${real.id}&draft=true&depth=0&locale=${code}`;
			const data = { [kinds[real.kind].title]: value };
			const { status, body } = await ask(real, person, 'PATCH', `/${real.kind}?${query}`, data);
			return {
				status: body.docs?.length === 1 ? status : 400,
				expected: after(model, (next) => {
					next.draft.texts[code] = value;
					next.saved.push(copyOf(next.draft));
				}),
			};
		},
	}),
);

/** One person writes a language while the other writes or publishes another one. */
const atOnce = fc
	.record({
		codes: fc.uniqueArray(lang, { minLength: 2, maxLength: 2 }),
		value: text,
		isPublished: fc.boolean(),
	})
	.map(
		({ codes: [code = 'en', other = 'en'], value, isPublished }): Step => ({
			name: `write ${code}=${value} while somebody ${isPublished ? 'publishes' : 'writes'} ${other}`,
			fits: (model) => isOutside(model) && (!isPublished || Boolean(model.draft.texts[other])),
			apply: async (real, model) => {
				const write = (person: number, language: LocaleCode) =>
					save(real, person, language, '&draft=true', fields(real, language, value));
				const answers = await Promise.all([
					write(0, code),
					isPublished
						? ask(real, admin, 'POST', '/publishing/publish', {
								document: keyOf(real),
								languages: [other],
							})
						: write(admin, other),
				]);
				return {
					status: Math.max(...answers.map(({ status }) => status)),
					expected: after(model, (next) => {
						next.draft.texts[code] = value;
						if (isPublished) publish(next, [other]);
						else next.draft.texts[other] = value;
						next.saved.push(copyOf(next.draft));
					}),
				};
			},
		}),
	);

const writingShared = fc
	.record({ person: who, code: lang, index: fc.integer({ min: 0, max: 1 }) })
	.map(
		({ person, code, index }): Step => ({
			name: `write shared ${index} in ${code}`,
			fits: isOutside,
			apply: async (real, model) => {
				const { shared, values } = kinds[real.kind];
				if (!shared) return { status: 200, expected: model };
				const value = values[index];
				const { status } = await save(real, person, code, '&draft=true', { [shared]: value });
				return {
					status,
					expected: after(model, (next) => {
						next.draft.shared = value;
						next.saved.push(copyOf(next.draft));
					}),
				};
			},
		}),
	);

/** Publishing or taking down by the endpoint, for one document or for several. */
const changing = (action: 'publish' | 'unpublish', isBulk: boolean) =>
	fc.record({ person: who, codes: langs }).map(
		({ person, codes }): Step => ({
			name: `${action} ${codes.join()}${isBulk ? ' in bulk' : ''}`,
			fits: (model) =>
				isOutside(model) &&
				(action === 'unpublish' || codes.every((code) => model.draft.texts[code])),
			apply: async (real, model) => {
				const document = keyOf(real);
				const { status, body } = isBulk
					? await ask(real, person, 'POST', '/publishing/bulk', {
							action,
							documents: [document],
							languages: codes,
						})
					: await ask(real, person, 'POST', `/publishing/${action}`, {
							document,
							languages: codes,
						});
				const isDone = !isBulk || body.done === 1;
				const change = action === 'publish' ? publish : takeDown;
				return {
					status: isDone ? status : 400,
					expected: changesLive(model, action, codes)
						? after(model, (next) => change(next, codes))
						: model,
				};
			},
		}),
	);

/** Publishing or taking down by a save's own status. */
const naming = (
	status: 'published' | 'draft',
	query: (code: LocaleCode) => string,
	isAll: boolean,
) =>
	fc.record({ person: who, code: lang }).map(
		({ person, code }): Step => ({
			name: `save ${status}${query(code)} in ${code}`,
			fits: (model) => isOutside(model) && (status === 'draft' || Boolean(model.draft.texts[code])),
			apply: async (real, model) => {
				const response = await save(real, person, code, query(code), { _status: status });
				const codes = isAll ? localeCodes : [code];
				const change = status === 'published' ? publish : takeDown;
				return { status: response.status, expected: after(model, (next) => change(next, codes)) };
			},
		}),
	);

const discarding = fc.record({ person: who, code: lang }).map(
	({ person, code }): Step => ({
		name: `discard ${code}`,
		fits: isOutside,
		apply: async (real, model) => {
			const body = { document: keyOf(real), language: code };
			const { status } = await ask(real, person, 'POST', '/publishing/discard', body);
			const live = model.live?.texts[code];
			if (!live) return { status: status === 409 ? 200 : status, expected: model };
			return {
				status,
				expected: after(model, (next) => {
					next.draft.texts[code] = live;
					next.saved.push(copyOf(next.draft));
				}),
			};
		},
	}),
);

const restoring = fc
	.record({ person: who, codes: langs, index: fc.nat(), shared: fc.boolean() })
	.map(
		({ person, codes, index, shared }): Step => ({
			name: `restore ${codes.join()}${shared ? ' and shared' : ''} of version ${index}`,
			fits: (model) => isOutside(model) && model.saved.length > 0,
			apply: async (real, model) => {
				const content = model.saved[index % model.saved.length];
				const version = content ? await real.versionOf(content) : null;
				if (!content || version === null) return { status: 500, expected: null };
				const chosen = codes.filter((code) => content.texts[code]);
				if (chosen.length === 0) return { status: 200, expected: model };
				const body = { document: keyOf(real), version, languages: chosen, shared };
				const { status } = await ask(real, person, 'POST', '/publishing/restore', body);
				return {
					status,
					expected: after(model, (next) => {
						for (const code of chosen) next.draft.texts[code] = content.texts[code] ?? '';
						if (shared) next.draft.shared = content.shared;
						next.saved.push(copyOf(next.draft));
					}),
				};
			},
		}),
	);

const reference = (real: Real) => ({
	entity: real.kind,
	...(real.id === null ? {} : { id: real.id }),
});

const copying = fc.record({ person: who, from: lang, to: lang }).map(
	({ person, from, to }): Step => ({
		name: `copy ${from} into ${to}`,
		fits: (model) =>
			isOutside(model) && from !== to && Boolean(model.draft.texts[from] && model.draft.texts[to]),
		apply: async (real, model) => {
			const body = { ...reference(real), language: to, from };
			const { status } = await ask(real, person, 'POST', '/translation-states/copy', body);
			return {
				status,
				expected: after(model, (next) => {
					next.draft.texts[to] = next.draft.texts[from] ?? '';
					next.saved.push(copyOf(next.draft));
				}),
			};
		},
	}),
);

/** A text typed beside its source. */
const typing = fc.record({ person: who, from: lang, to: lang, value: text }).map(
	({ person, from, to, value }): Step => ({
		name: `type ${to}=${value} beside ${from}`,
		fits: (model) => isOutside(model) && from !== to && Boolean(model.draft.texts[to]),
		apply: async (real, model) => {
			const { title } = kinds[real.kind];
			const was = model.draft.texts[to] ?? '';
			const body = {
				...reference(real),
				source: from,
				target: to,
				texts: [{ id: title, was, text: value }],
			};
			const { status } = await ask(real, person, 'POST', '/translation-states/side', body);
			if (was === value) return { status, expected: model };
			return {
				status,
				expected: after(model, (next) => {
					next.draft.texts[to] = value;
					next.saved.push(copyOf(next.draft));
				}),
			};
		},
	}),
);

/** A file for translators that comes back with the title translated. */
const importing = fc.record({ person: who, from: lang, to: lang, value: text }).map(
	({ person, from, to, value }): Step => ({
		name: `import ${to}=${value} from ${from}`,
		fits: (model) =>
			isOutside(model) && from !== to && Boolean(model.draft.texts[from] && model.draft.texts[to]),
		apply: async (real, model) => {
			const { title } = kinds[real.kind];
			const path = '/translation-states/xliff';
			const original = real.id === null ? real.kind : `${real.kind}/${real.id}`;
			const query = `source=${from}&target=${to}&document=${original}`;
			const { body: file } = await ask(real, person, 'GET', `${path}?${query}`);
			const unit = `<unit id="${title}"><segment state="final"><source xml:space="preserve">${model.draft.texts[from]}</source><target>${value}</target></segment></unit>`;
			const translated = String(file).replace(new RegExp(`<unit id="${title}">.*?</unit>`), unit);
			const { status, body } = await rest('POST', path, {
				token: real.tokens[person],
				text: translated,
			});
			return {
				status: body.files?.[0]?.taken > 0 ? status : 400,
				expected: after(model, (next) => {
					next.draft.texts[to] = value;
					next.saved.push(copyOf(next.draft));
				}),
			};
		},
	}),
);

const releasing = fc.record({ person: who, codes: langs }).map(
	({ person, codes }): Step => ({
		name: `release ${codes.join()}`,
		fits: (model) => isOutside(model) && codes.every((code) => model.draft.texts[code]),
		apply: async (real, model) => {
			const { body } = await ask(real, person, 'POST', '/releases', {
				title: real.name,
				languages: codes,
			});
			const path = `/releases/${body.doc.id}`;
			await ask(real, person, 'POST', `${path}/add`, { target: keyOf(real) });
			const { status } = await ask(real, person, 'POST', `${path}/publish`, {});
			// Nothing waits: there is nothing to publish.
			if (status === 409) return { status: 200, expected: model };
			return { status, expected: after(model, (next) => publish(next, codes)) };
		},
	}),
);

const trashing = who.map(
	(person): Step => ({
		name: 'trash',
		fits: isOutside,
		apply: async (real, model) => {
			if (real.id === null) return { status: 200, expected: model };
			const data = { deletedAt: new Date().toISOString() };
			const { status } = await ask(real, person, 'PATCH', pathOf(real), data);
			return {
				status,
				expected: after(model, (next) => {
					next.live = null;
					next.isTrashed = true;
				}),
			};
		},
	}),
);

const untrashing = who.map(
	(person): Step => ({
		name: 'restore from the trash',
		fits: (model) => model.isTrashed,
		apply: async (real, model) => {
			const data = { deletedAt: null, _status: 'draft' };
			const { status } = await ask(real, person, 'PATCH', `${pathOf(real)}?trash=true`, data);
			return { status, expected: after(model, (next) => (next.isTrashed = false)) };
		},
	}),
);

/** What is refused, whatever the document is like. */
const refused = (name: string, apply: (real: Real, person: number) => Promise<number>) =>
	who.map(
		(person): Step => ({
			name,
			fits: () => true,
			apply: async (real, model) => {
				const status = await apply(real, person);
				return { status: status >= 400 && status < 500 ? 200 : 500, expected: model };
			},
		}),
	);

const refusals = [
	refused('restore a version as a whole', async (real, person) => {
		const version = real.id === null ? '1' : '999999';
		const path = real.id === null ? `/globals/${real.kind}` : `/${real.kind}`;
		return (await ask(real, person, 'POST', `${path}/versions/${version}`)).status;
	}),
	refused('publish out of the trash', async (real, person) => {
		if (real.id === null) return 400;
		const data = { deletedAt: null, _status: 'published' };
		return (await ask(real, person, 'PATCH', `${pathOf(real)}?trash=true`, data)).status;
	}),
];

const copiedWhole = who.map(
	(person): Step => ({
		name: 'duplicate',
		fits: isOutside,
		apply: async (real, model) => {
			if (real.id === null) return { status: 200, expected: model };
			const data = { _status: 'published', ...(kinds[real.kind].hasSlug ? { slug: null } : {}) };
			const { status, body } = await ask(real, person, 'POST', `${pathOf(real)}/duplicate`, data);
			const { doc } = body;
			// Its addresses are those of the original.
			if (doc) await ask(real, admin, 'DELETE', `/${real.kind}/${doc.id}`);
			return { status: !doc || doc._status === 'draft' ? 200 : status, expected: model };
		},
	}),
);

const planning = fc
	.record({ type: fc.constantFrom('publish' as const, 'unpublish' as const), code: lang })
	.map(
		({ type, code }): Step => ({
			name: `plan: ${type} ${code}`,
			fits: (model) =>
				isOutside(model) && (type === 'unpublish' || Boolean(model.draft.texts[code])),
			apply: async (real, model) => {
				await real.carryOut(type, code);
				const change = type === 'publish' ? publish : takeDown;
				return {
					status: 200,
					expected: changesLive(model, type, [code])
						? after(model, (next) => change(next, [code]))
						: model,
				};
			},
		}),
	);

interface Weighted {
	weight: number;
	arbitrary: fc.Arbitrary<Step>;
}
const often = (arbitrary: fc.Arbitrary<Step>): Weighted => ({ weight: 3, arbitrary });
const seldom = (arbitrary: fc.Arbitrary<Step>): Weighted => ({ weight: 1, arbitrary });

/** The ways in which each operation of the guide's table is done. */
const ways: Record<Operation, readonly Weighted[]> = {
	write: [
		often(writing('&draft=true', { _status: 'draft' }, 'write')),
		seldom(writing('', {}, 'save without a status')),
		often(autosaving),
		seldom(editingMany),
		often(atOnce),
		often(writingShared),
	],
	publish: [
		often(changing('publish', false)),
		seldom(changing('publish', true)),
		often(naming('published', () => '', false)),
		seldom(naming('published', (code) => `&publishSpecificLocale=${code}`, false)),
	],
	unpublish: [
		often(changing('unpublish', false)),
		seldom(changing('unpublish', true)),
		seldom(naming('draft', () => '', false)),
		seldom(naming('draft', () => '&unpublishAllLocales=true', true)),
	],
	discard: [often(discarding)],
	restore: [often(restoring)],
	copy: [seldom(copying), seldom(typing), seldom(importing)],
	release: [seldom(releasing)],
	schedule: [seldom(planning)],
	trash: [seldom(trashing)],
	untrash: [often(untrashing)],
	duplicate: [seldom(copiedWhole)],
};

/** Every way in which a document is written, published or taken down, and those that are refused. */
export const steps = fc
	.oneof(...Object.values(ways).flat(), ...refusals.map(seldom))
	.map((step) => ({ ...step, [fc.toStringMethod]: () => step.name }));
