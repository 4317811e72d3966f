import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import fc from 'fast-check';
import type { Operation } from '../scripts/operations-table.ts';
import { rest } from './rest.ts';

/** The collections and global with drafts: the localized field that the steps write, and a shared field with its values. */
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
	'call-to-action': { title: 'heading', hasSlug: false, shared: null, values: [] },
} as const;
export type Kind = keyof typeof kinds;

type Texts = Partial<Record<LocaleCode, string>>;

/** The content of a version. */
interface Content {
	texts: Texts;
	shared: string | undefined;
}

/** The expected state of the document. */
export interface Model {
	draft: Content;
	/** The published content; `null` if no locale is published. */
	live: Content | null;
	isTrashed: boolean;
	/** The contents of all saves, oldest first. None of them may be lost. */
	versions: Content[];
	/** The last autosave. The next autosave replaces it; any other save keeps it as a version. */
	autosave: Content | null;
	/** The plans that wait, oldest first, each with the draft at the time it was made. */
	plans: Plan[];
	/** The release with the document, and the draft when it was added. */
	release: { id: number; codes: readonly LocaleCode[]; content: Content } | null;
	/** The reviewer that was asked, and the draft that they saw when they were asked. */
	review: { updatedAt: string; content: Content } | null;
}

interface Plan {
	id: number;
	type: 'publish' | 'unpublish';
	code: LocaleCode;
	content: Content;
}

/** The document on the real backend. */
export interface Real {
	kind: Kind;
	id: number | null;
	/** Unique within a run. */
	name: string;
	tokens: readonly string[];
	/** The IDs of the accounts of the tokens. */
	people: readonly number[];
	/** The ID of a version with this content, or `null`. */
	versionOf: (content: Content) => Promise<number | null>;
	/** Deletes the lock of an autosaving form. */
	closeForm: () => Promise<void>;
	/** Runs a scheduled publication, as the job does at its time, and removes it. */
	executePlan: (id: number) => Promise<void>;
}

export const keyOf = ({ kind, id }: Real) => (id === null ? `global:${kind}` : `${kind}:${id}`);
const pathOf = ({ kind, id }: Real) => (id === null ? `/globals/${kind}` : `/${kind}/${id}`);

const copyOf = (content: Content): Content => structuredClone(content);

/** Publishes these locales of the draft, or of an older version, in the model. */
function publish(model: Model, locales: readonly LocaleCode[], content = model.draft): void {
	const texts: Texts = { ...model.live?.texts };
	for (const code of locales) {
		if (content.texts[code]) texts[code] = content.texts[code];
		else delete texts[code];
	}
	model.live = Object.keys(texts).length > 0 ? { texts, shared: content.shared } : null;
}

function unpublish(model: Model, locales: readonly LocaleCode[]): void {
	if (!model.live) return;
	for (const code of locales) delete model.live.texts[code];
	if (Object.keys(model.live.texts).length === 0) model.live = null;
}

/** True if the operation changes the document: unpublishing an unpublished locale saves nothing. */
const changesLive = (
	{ live }: Model,
	action: 'publish' | 'unpublish',
	locales: readonly LocaleCode[],
) => action === 'publish' || locales.some((code) => live?.texts[code]);

export interface Step {
	name: string;
	/** True if the operation makes sense in this state. */
	isPossible: (model: Model) => boolean;
	/** Runs the operation and returns its status and the expected state. A refusal must change nothing. */
	apply: (real: Real, model: Model) => Promise<{ status: number; expected: Model | null }>;
}

type Change = (model: Model) => void;

const applyChange = (model: Model, change: Change): Model => {
	const next = structuredClone(model);
	if (next.autosave) next.versions.push(next.autosave);
	next.autosave = null;
	change(next);
	return next;
};

/** Indexes of the tokens: 0 is a publisher, 1 an administrator. */
const admin = 1;
const anyPerson = fc.constantFrom(0, admin);
const lang = fc.constantFrom(...localeCodes);
const langs = fc.uniqueArray(lang, { minLength: 1 });
const text = fc.integer({ min: 1, max: 99 }).map((count) => `T${count}`);

const isNotTrashed = (model: Model) => !model.isTrashed;

const request = (real: Real, person: number, method: string, path: string, body?: object) =>
	rest(method, path, { token: real.tokens[person], body });

/** Saves one language through the REST API. */
function save(real: Real, person: number, code: LocaleCode, query: string, data: object) {
	const method = real.id === null ? 'POST' : 'PATCH';
	return request(real, person, method, `${pathOf(real)}?depth=0&locale=${code}${query}`, data);
}

function fields(real: Real, code: LocaleCode, value: string): object {
	const { title, hasSlug } = kinds[real.kind];
	return {
		[title]: value,
		...(hasSlug ? { slug: `${real.name}-${code}` } : {}),
	};
}

const writeSteps = (query: string, more: object, name: string, codes = lang) =>
	fc.record({ person: anyPerson, code: codes, value: text }).map(
		({ person, code, value }): Step => ({
			name: `${name} ${code}=${value}`,
			isPossible: isNotTrashed,
			apply: async (real, model) => {
				const { status } = await save(real, person, code, query, {
					...fields(real, code, value),
					...more,
				});
				return {
					status,
					expected: applyChange(model, (next) => {
						next.draft.texts[code] = value;
						next.versions.push(copyOf(next.draft));
					}),
				};
			},
		}),
	);

const autosaveSteps = fc.record({ person: anyPerson, code: lang, value: text }).map(
	({ person, code, value }): Step => ({
		name: `autosave ${code}=${value}`,
		isPossible: isNotTrashed,
		apply: async (real, model) => {
			const data = { ...fields(real, code, value), _status: 'draft' };
			const { status } = await save(real, person, code, '&draft=true&autosave=true', data);
			await real.closeForm();
			const next = structuredClone(model);
			next.draft.texts[code] = value;
			next.autosave = copyOf(next.draft);
			return { status, expected: next };
		},
	}),
);

const bulkEditSteps = fc.record({ person: anyPerson, code: lang, value: text }).map(
	({ person, code, value }): Step => ({
		name: `edit several documents ${code}=${value}`,
		isPossible: (model) => isNotTrashed(model) && Boolean(model.draft.texts[code]),
		apply: async (real, model) => {
			if (real.id === null) return { status: 200, expected: model };
			const query = `where[id][in]=${real.id}&draft=true&depth=0&locale=${code}`;
			const data = { [kinds[real.kind].title]: value };
			const { status, body } = await request(real, person, 'PATCH', `/${real.kind}?${query}`, data);
			return {
				status: body.docs?.length === 1 ? status : 400,
				expected: applyChange(model, (next) => {
					next.draft.texts[code] = value;
					next.versions.push(copyOf(next.draft));
				}),
			};
		},
	}),
);

/** Save a locale while another person saves or publishes another one. */
const concurrentSaveSteps = fc
	.record({
		codes: fc.uniqueArray(lang, { minLength: 2, maxLength: 2 }),
		value: text,
		isPublished: fc.boolean(),
	})
	.map(
		({ codes: [code = 'en', other = 'en'], value, isPublished }): Step => ({
			name: `write ${code}=${value} while somebody ${isPublished ? 'publishes' : 'writes'} ${other}`,
			isPossible: (model) =>
				isNotTrashed(model) && (!isPublished || Boolean(model.draft.texts[other])),
			apply: async (real, model) => {
				const write = (person: number, language: LocaleCode) =>
					save(real, person, language, '&draft=true', fields(real, language, value));
				const responses = await Promise.all([
					write(0, code),
					isPublished
						? request(real, admin, 'POST', '/publishing/publish', {
								document: keyOf(real),
								languages: [other],
							})
						: write(admin, other),
				]);
				return {
					status: Math.max(...responses.map(({ status }) => status)),
					expected: applyChange(model, (next) => {
						next.draft.texts[code] = value;
						if (isPublished) publish(next, [other]);
						else next.draft.texts[other] = value;
						next.versions.push(copyOf(next.draft));
					}),
				};
			},
		}),
	);

const sharedFieldSteps = fc
	.record({ person: anyPerson, code: lang, index: fc.integer({ min: 0, max: 1 }) })
	.map(
		({ person, code, index }): Step => ({
			name: `write shared ${index} in ${code}`,
			isPossible: isNotTrashed,
			apply: async (real, model) => {
				const { shared, values } = kinds[real.kind];
				if (!shared) return { status: 200, expected: model };
				const value = values[index];
				const { status } = await save(real, person, code, '&draft=true', { [shared]: value });
				return {
					status,
					expected: applyChange(model, (next) => {
						next.draft.shared = value;
						next.versions.push(copyOf(next.draft));
					}),
				};
			},
		}),
	);

/** Publish or unpublish with the endpoint, for one document or in bulk. */
const publishSteps = (action: 'publish' | 'unpublish', isBulk: boolean) =>
	fc.record({ person: anyPerson, codes: langs }).map(
		({ person, codes }): Step => ({
			name: `${action} ${codes.join()}${isBulk ? ' in bulk' : ''}`,
			isPossible: (model) =>
				isNotTrashed(model) &&
				(action === 'unpublish' || codes.every((code) => model.draft.texts[code])),
			apply: async (real, model) => {
				const document = keyOf(real);
				const { status, body } = isBulk
					? await request(real, person, 'POST', '/publishing/bulk', {
							action,
							changes: [{ document, languages: codes }],
						})
					: await request(real, person, 'POST', `/publishing/${action}`, {
							document,
							languages: codes,
						});
				const isDone = !isBulk || body.done === 1;
				const change = action === 'publish' ? publish : unpublish;
				return {
					status: isDone ? status : 400,
					expected: changesLive(model, action, codes)
						? applyChange(model, (next) => change(next, codes))
						: model,
				};
			},
		}),
	);

/** Publish or unpublish with the `_status` of a save. */
const statusSteps = (
	status: 'published' | 'draft',
	query: (code: LocaleCode) => string,
	isAll: boolean,
) =>
	fc.record({ person: anyPerson, code: lang }).map(
		({ person, code }): Step => ({
			name: `save ${status}${query(code)} in ${code}`,
			isPossible: (model) =>
				isNotTrashed(model) && (status === 'draft' || Boolean(model.draft.texts[code])),
			apply: async (real, model) => {
				const response = await save(real, person, code, query(code), { _status: status });
				const codes = isAll ? localeCodes : [code];
				const change = status === 'published' ? publish : unpublish;
				return {
					status: response.status,
					expected: applyChange(model, (next) => change(next, codes)),
				};
			},
		}),
	);

const discardSteps = fc.record({ person: anyPerson, code: lang }).map(
	({ person, code }): Step => ({
		name: `discard ${code}`,
		isPossible: isNotTrashed,
		apply: async (real, model) => {
			const body = { document: keyOf(real), language: code };
			const { status } = await request(real, person, 'POST', '/publishing/discard', body);
			const live = model.live?.texts[code];
			if (!live) return { status: status === 409 ? 200 : status, expected: model };
			return {
				status,
				expected: applyChange(model, (next) => {
					next.draft.texts[code] = live;
					next.versions.push(copyOf(next.draft));
				}),
			};
		},
	}),
);

const restoreSteps = fc
	.record({ person: anyPerson, codes: langs, index: fc.nat(), shared: fc.boolean() })
	.map(
		({ person, codes, index, shared }): Step => ({
			name: `restore ${codes.join()}${shared ? ' and shared' : ''} of version ${index}`,
			isPossible: (model) => isNotTrashed(model) && model.versions.length > 0,
			apply: async (real, model) => {
				const content = model.versions[index % model.versions.length];
				const version = content ? await real.versionOf(content) : null;
				if (!content || version === null) return { status: 500, expected: null };
				const locales = codes.filter((code) => content.texts[code]);
				if (locales.length === 0) return { status: 200, expected: model };
				const body = { document: keyOf(real), version, languages: locales, shared };
				const { status } = await request(real, person, 'POST', '/publishing/restore', body);
				return {
					status,
					expected: applyChange(model, (next) => {
						for (const code of locales) next.draft.texts[code] = content.texts[code] ?? '';
						if (shared) next.draft.shared = content.shared;
						next.versions.push(copyOf(next.draft));
					}),
				};
			},
		}),
	);

const reference = (real: Real) => ({
	entity: real.kind,
	...(real.id === null ? {} : { id: real.id }),
});

const copySteps = fc.record({ person: anyPerson, from: lang, to: lang }).map(
	({ person, from, to }): Step => ({
		name: `copy ${from} into ${to}`,
		isPossible: (model) =>
			isNotTrashed(model) &&
			from !== to &&
			Boolean(model.draft.texts[from] && model.draft.texts[to]),
		apply: async (real, model) => {
			const body = { ...reference(real), language: to, from };
			const { status } = await request(real, person, 'POST', '/translation-states/copy', body);
			return {
				status,
				expected: applyChange(model, (next) => {
					next.draft.texts[to] = next.draft.texts[from] ?? '';
					next.versions.push(copyOf(next.draft));
				}),
			};
		},
	}),
);

/** Enter a translation in the side-by-side view. */
const sideBySideSteps = fc.record({ person: anyPerson, from: lang, to: lang, value: text }).map(
	({ person, from, to, value }): Step => ({
		name: `type ${to}=${value} beside ${from}`,
		isPossible: (model) => isNotTrashed(model) && from !== to && Boolean(model.draft.texts[to]),
		apply: async (real, model) => {
			const { title } = kinds[real.kind];
			const previous = model.draft.texts[to] ?? '';
			const body = {
				...reference(real),
				source: from,
				target: to,
				texts: [{ id: title, was: previous, text: value }],
			};
			const { status } = await request(real, person, 'POST', '/translation-states/side', body);
			if (previous === value) return { status, expected: model };
			return {
				status,
				expected: applyChange(model, (next) => {
					next.draft.texts[to] = value;
					next.versions.push(copyOf(next.draft));
				}),
			};
		},
	}),
);

const addToReleaseSteps = (languages = langs) =>
	fc.record({ person: anyPerson, codes: languages }).map(
		({ person, codes }): Step => ({
			name: `add to a release of ${codes.join()}`,
			isPossible: (model) => isNotTrashed(model) && codes.every((code) => model.draft.texts[code]),
			apply: async (real, model) => {
				const release = { title: real.name, languages: codes };
				const { body } = await request(real, person, 'POST', '/releases', release);
				const { id } = body.doc;
				const target = { target: keyOf(real) };
				const { status } = await request(real, person, 'POST', `/releases/${id}/add`, target);
				return {
					status,
					expected: {
						...structuredClone(model),
						release: { id, codes, content: copyOf(model.draft) },
					},
				};
			},
		}),
	);

/** Publish a release, to which the document was added before, perhaps by somebody else. */
const releaseSteps = anyPerson.map(
	(person): Step => ({
		name: 'publish the release',
		isPossible: ({ isTrashed, release }) => !isTrashed && release !== null,
		apply: async (real, model) => {
			const { id = 0, codes = [], content = model.draft } = model.release ?? {};
			const { status } = await request(real, person, 'POST', `/releases/${id}/publish`, {});
			const without = { ...structuredClone(model), release: null };
			// The document has no unpublished changes.
			if (status === 409) return { status: 200, expected: without };
			return { status, expected: applyChange(without, (next) => publish(next, codes, content)) };
		},
	}),
);

const draftAt = async (real: Real) =>
	(await request(real, admin, 'GET', `${pathOf(real)}?draft=true&depth=0`)).body.updatedAt;

const askForReviewSteps = anyPerson.map(
	(person): Step => ({
		name: 'ask for a review',
		isPossible: isNotTrashed,
		apply: async (real, model) => {
			const body = {
				reviewers: real.people.filter((_, index) => index !== person),
				language: 'en',
			};
			const path = `/reviews/of/${keyOf(real)}/ask`;
			const { status } = await request(real, person, 'POST', path, body);
			const review = { updatedAt: await draftAt(real), content: copyOf(model.draft) };
			return { status, expected: { ...structuredClone(model), review } };
		},
	}),
);

/** Approve and publish the draft that was seen when the review was requested. It is refused if the draft was changed since. */
const approveSteps = (codes = lang) =>
	fc.record({ person: anyPerson, code: codes }).map(
		({ person, code }): Step => ({
			name: `approve and publish ${code}`,
			isPossible: ({ isTrashed, review }) => !isTrashed && Boolean(review?.content.texts[code]),
			apply: async (real, model) => {
				const { updatedAt = '', content = model.draft } = model.review ?? {};
				const body = { decision: 'approved', updatedAt, publish: [code] };
				const path = `/reviews/of/${keyOf(real)}/answer`;
				const { status } = await request(real, person, 'POST', path, body);
				// The draft was changed, or publishing it has ended the review.
				if (status === 409) return { status: 200, expected: model };
				const without = { ...structuredClone(model), review: null };
				return { status, expected: applyChange(without, (next) => publish(next, [code], content)) };
			},
		}),
	);

const trashSteps = anyPerson.map(
	(person): Step => ({
		name: 'trash',
		isPossible: isNotTrashed,
		apply: async (real, model) => {
			if (real.id === null) return { status: 200, expected: model };
			const data = { deletedAt: new Date().toISOString() };
			const { status } = await request(real, person, 'PATCH', pathOf(real), data);
			return {
				status,
				expected: applyChange(model, (next) => {
					next.live = null;
					next.isTrashed = true;
				}),
			};
		},
	}),
);

const untrashSteps = anyPerson.map(
	(person): Step => ({
		name: 'restore from the trash',
		isPossible: (model) => model.isTrashed,
		apply: async (real, model) => {
			const data = { deletedAt: null, _status: 'draft' };
			const { status } = await request(real, person, 'PATCH', `${pathOf(real)}?trash=true`, data);
			return { status, expected: applyChange(model, (next) => (next.isTrashed = false)) };
		},
	}),
);

/** Attempt an operation that is refused in every state. */
const refusalSteps = (name: string, apply: (real: Real, person: number) => Promise<number>) =>
	anyPerson.map(
		(person): Step => ({
			name,
			isPossible: () => true,
			apply: async (real, model) => {
				const status = await apply(real, person);
				return { status: status >= 400 && status < 500 ? 200 : 500, expected: model };
			},
		}),
	);

const refusals = [
	refusalSteps('restore a version as a whole', async (real, person) => {
		const version = real.id === null ? '1' : '999999';
		const path = real.id === null ? `/globals/${real.kind}` : `/${real.kind}`;
		return (await request(real, person, 'POST', `${path}/versions/${version}`)).status;
	}),
	refusalSteps('publish out of the trash', async (real, person) => {
		if (real.id === null) return 400;
		const data = { deletedAt: null, _status: 'published' };
		return (await request(real, person, 'PATCH', `${pathOf(real)}?trash=true`, data)).status;
	}),
];

const duplicateSteps = anyPerson.map(
	(person): Step => ({
		name: 'duplicate',
		isPossible: isNotTrashed,
		apply: async (real, model) => {
			if (real.id === null) return { status: 200, expected: model };
			const data = { _status: 'published', ...(kinds[real.kind].hasSlug ? { slug: null } : {}) };
			const { status, body } = await request(
				real,
				person,
				'POST',
				`${pathOf(real)}/duplicate`,
				data,
			);
			const { doc } = body;
			// The copy has the same URLs as the original.
			if (doc) await request(real, admin, 'DELETE', `/${real.kind}/${doc.id}`);
			return { status: !doc || doc._status === 'draft' ? 200 : status, expected: model };
		},
	}),
);

let minutes = 0;

const planSteps = (codes = lang) =>
	fc
		.record({
			person: anyPerson,
			type: fc.constantFrom('publish' as const, 'unpublish' as const),
			code: codes,
		})
		.map(
			({ person, type, code }): Step => ({
				name: `plan: ${type} ${code}`,
				isPossible: (model) =>
					isNotTrashed(model) && (type === 'unpublish' || Boolean(model.draft.texts[code])),
				apply: async (real, model) => {
					// Two plans of a document cannot have the same time.
					const at = new Date(32_472_144_000_000 + minutes++ * 60_000).toISOString();
					const body = { target: keyOf(real), action: type, languages: [code], at };
					const response = await request(real, person, 'POST', '/releases/plan', body);
					const plan = { id: response.body.id, type, code, content: copyOf(model.draft) };
					const next = structuredClone(model);
					next.plans.push(plan);
					return { status: response.status, expected: next };
				},
			}),
		);

/** The time of the oldest plan comes, perhaps after somebody else changed the draft. */
const executePlanSteps = fc.constant<Step>({
	name: 'the time of a plan comes',
	isPossible: ({ isTrashed, plans }) => !isTrashed && plans.length > 0,
	apply: async (real, model) => {
		const next = structuredClone(model);
		const plan = next.plans.shift();
		if (!plan) return { status: 500, expected: null };
		const { type, code, content } = plan;
		await real.executePlan(plan.id);
		const change = type === 'publish' ? publish : unpublish;
		return {
			status: 200,
			expected: changesLive(next, type, [code])
				? applyChange(next, (changed) => change(changed, [code], content))
				: next,
		};
	},
});

interface Weighted {
	weight: number;
	arbitrary: fc.Arbitrary<Step>;
}
const often = (arbitrary: fc.Arbitrary<Step>): Weighted => ({ weight: 3, arbitrary });
const seldom = (arbitrary: fc.Arbitrary<Step>): Weighted => ({ weight: 1, arbitrary });

/** The steps of each operation in the table of the editors' guide. */
const weightedSteps: Record<Operation, readonly Weighted[]> = {
	write: [
		often(writeSteps('&draft=true', { _status: 'draft' }, 'write')),
		seldom(writeSteps('', {}, 'save without a status')),
		often(autosaveSteps),
		seldom(bulkEditSteps),
		often(concurrentSaveSteps),
		often(sharedFieldSteps),
	],
	publish: [
		often(publishSteps('publish', false)),
		seldom(publishSteps('publish', true)),
		often(statusSteps('published', () => '', false)),
		seldom(statusSteps('published', (code) => `&publishSpecificLocale=${code}`, false)),
	],
	unpublish: [
		often(publishSteps('unpublish', false)),
		seldom(publishSteps('unpublish', true)),
		seldom(statusSteps('draft', () => '', false)),
		seldom(statusSteps('draft', () => '&unpublishAllLocales=true', true)),
	],
	discard: [often(discardSteps)],
	restore: [often(restoreSteps)],
	copy: [seldom(copySteps), seldom(sideBySideSteps)],
	release: [seldom(addToReleaseSteps()), seldom(releaseSteps)],
	approve: [seldom(askForReviewSteps), seldom(approveSteps())],
	schedule: [seldom(planSteps()), seldom(executePlanSteps)],
	trash: [seldom(trashSteps)],
	untrash: [often(untrashSteps)],
	duplicate: [seldom(duplicateSteps)],
};

const draftSteps = (code: fc.Arbitrary<LocaleCode>) =>
	writeSteps('&draft=true', { _status: 'draft' }, 'write', code);

/** Write a text, choose it for a later publication, perhaps change it, and publish. */
const laterPublications = lang.map(fc.constant).chain((code) => {
	const change = fc.option(draftSteps(code), { nil: undefined });
	const choices = [
		[planSteps(code), executePlanSteps],
		[addToReleaseSteps(code.map((one) => [one])), releaseSteps],
		[askForReviewSteps, approveSteps(code)],
	] as const;
	return fc
		.oneof(
			...choices.map(([choose, publication]) =>
				fc.tuple(draftSteps(code), choose, change, publication),
			),
		)
		.map((sequence) => sequence.filter((step) => step !== undefined));
});

/** Sequences of all steps that save, publish or unpublish a document, and of those that are refused. */
export const sequences = fc
	.array(
		fc.oneof(
			{
				weight: 9,
				arbitrary: fc
					.oneof(...Object.values(weightedSteps).flat(), ...refusals.map(seldom))
					.map((step) => [step]),
			},
			{ weight: 1, arbitrary: laterPublications },
		),
		{ minLength: 4, maxLength: 12 },
	)
	.map((parts) => parts.flat().map((step) => ({ ...step, [fc.toStringMethod]: () => step.name })));
