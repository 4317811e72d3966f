import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runRelease } from '../src/plugins/releases/publish-task.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import {
	sequences as allSequences,
	type Kind,
	keyOf,
	kinds,
	type Model,
	type Real,
	type Step,
} from './publishing-model.ts';
import { newSession, rest } from './rest.ts';

/** The options of a run of the model. */
export interface ModelRun {
	/** Sequences for each kind of document. */
	sequences: number;
	/** Sequences that failed once, as fast-check reported them. Every run repeats them. */
	failures: readonly { kind: Kind; seed: number; path: string }[];
	/** The locales of the content contract, in which the content endpoint is queried too. */
	contractLocales: readonly LocaleCode[];
}

/** Runs random sequences of all operations on a document and compares it with the model after each step. */
export function testPublishing({ sequences, failures, contractLocales }: ModelRun): void {
	let backend: TestBackend;
	const tokens: string[] = [];
	const people: number[] = [];
	let counter = 0;
	let stepCount = 0;

	beforeAll(async () => {
		backend = await startTestBackend();
		for (const role of ['publisher', 'admin'] as const) {
			const { id, token } = await newSession(`${role}@model.example`, { role });
			people.push(id);
			tokens.push(token);
		}
	});

	const initialData: Partial<Record<Kind, object>> = {
		pages: { navbarTheme: 'light', pageLayout: 'default' },
		posts: {
			date: '2026-01-01T00:00:00.000Z',
		},
		products: { date: '2026-01-01T00:00:00.000Z', messageType: 'sms', type: 'addOn' },
	};

	const textsIn = (value: unknown): Record<string, string> =>
		Object.fromEntries(
			localeCodes.flatMap((code) => {
				const text = Object(value)[code];
				return typeof text === 'string' && text !== '' ? [[code, text]] : [];
			}),
		);

	const contentOf = (kind: Kind, document: object): Model['draft'] => {
		const { title, shared } = kinds[kind];
		const value: unknown = shared ? Reflect.get(document, shared) : undefined;
		return {
			texts: textsIn(Reflect.get(document, title)),
			shared: typeof value === 'string' ? value : undefined,
		};
	};

	/** The newest 100 versions of the document, newest first: more than a sequence creates. A global has those of all sequences. */
	async function versionsOf({ kind, id }: Real): Promise<{ id: number; version: object }[]> {
		const { db } = backend.payload;
		const shared = { locale: 'all', pagination: false, limit: 100, sort: '-updatedAt' } as const;
		const { docs } =
			kind === 'call-to-action'
				? await db.findGlobalVersions<object>({ ...shared, global: kind })
				: await db.findVersions<object>({
						...shared,
						collection: kind,
						where: { parent: { equals: id } },
					});
		return docs.map((version) => ({ id: Number(version.id), version: version.version }));
	}

	const versionWith = (
		versions: readonly { id: number; version: object }[],
		kind: Kind,
		content: Model['draft'],
	) => versions.find(({ version }) => sameContent(contentOf(kind, version), content))?.id ?? null;

	async function start(kind: Kind): Promise<{ real: Real; model: Model }> {
		counter += 1;
		const name = `model-${counter}`;
		const real: Real = {
			kind,
			id: null,
			name,
			tokens,
			people,
			versionOf: async (content) => versionWith(await versionsOf(real), kind, content),
			closeForm: async () => {
				await backend.payload.delete({ collection: 'payload-locked-documents', where: {} });
			},
			executePlan: async (planId) => {
				const id = Number(planId);
				const release = await backend.payload.findByID({ collection: 'releases', id, depth: 0 });
				await runRelease(backend.payload, release);
			},
		};
		if (kind !== 'call-to-action') {
			const { body } = await rest('POST', `/${kind}?draft=true&depth=0&locale=en`, {
				token: tokens[0],
				body: { ...initialData[kind] },
			});
			real.id = body.doc.id;
		}
		const { main, newest } = await readStoredDocument(real);
		const draft = contentOf(kind, newest);
		const live = main ? contentOf(kind, main) : null;
		const empty = { isTrashed: false, versions: [], autosave: null };
		const nothing = { plans: [], release: null, review: null };
		return { real, model: { draft, live, ...empty, ...nothing } };
	}

	const sameContent = (one: Model['draft'], other: Model['draft']) =>
		one.shared === other.shared &&
		localeCodes.every((code) => one.texts[code] === other.texts[code]);

	/** Reads the published document (`null` if unpublished or trashed) and its newest version. */
	async function readStoredDocument({
		kind,
		id,
	}: Real): Promise<{ main: object | null; newest: object }> {
		const { payload } = backend;
		const all = { locale: 'all', depth: 0, overrideAccess: true } as const;
		const read = (draft: boolean) =>
			kind === 'call-to-action'
				? payload.findGlobal({ slug: kind, draft, ...all })
				: payload.findByID({ collection: kind, id: id ?? 0, draft, trash: true, ...all });
		const main = await read(false);
		const isPublic = main._status === 'published' && !('deletedAt' in main && main.deletedAt);
		return { main: isPublic ? main : null, newest: await read(true) };
	}

	/** The published titles of a page or an article at the content endpoint, by locale. One query would exceed the cost limit with three `post`. */
	async function endpointTitles({ kind, name }: Real): Promise<Record<string, string>> {
		const field = kind === 'pages' ? 'page' : 'post';
		const titles = await Promise.all(
			contractLocales.map(async (code) => {
				const query = `{ document: ${field}(slug: "${name}-${code}", lang: ${code}) { title } }`;
				const { body } = await backend.query(query);
				return [code, body.data.document?.title ?? null];
			}),
		);
		return textsIn(Object.fromEntries(titles));
	}

	async function compare(real: Real, model: Model, at: string): Promise<void> {
		const { main, newest } = await readStoredDocument(real);
		expect(main && contentOf(real.kind, main), `the published content, ${at}`).toEqual(model.live);
		expect(contentOf(real.kind, newest), `the draft, ${at}`).toEqual(model.draft);
		if (real.kind === 'pages' || real.kind === 'posts') {
			const texts = contractLocales.flatMap((code) => {
				const text = model.live?.texts[code];
				return text ? [[code, text]] : [];
			});
			expect(await endpointTitles(real), `the content endpoint, ${at}`).toEqual(
				Object.fromEntries(texts),
			);
		}
		const versions = await versionsOf(real);
		for (const content of model.versions)
			expect(
				versionWith(versions, real.kind, content),
				`a version with ${JSON.stringify(content)}, ${at}`,
			).not.toBeNull();
	}

	async function runSequence(kind: Kind, sequence: readonly Step[]): Promise<void> {
		const { real, model: first } = await start(kind);
		let model = first;
		const log: string[] = [];
		for (const step of sequence) {
			if (!step.isPossible(model)) continue;
			const { status, expected } = await step.apply(real, model);
			log.push(`${step.name} → ${status}`);
			const at = `${keyOf(real)} after ${log.join('; ')}`;
			expect(expected, at).not.toBeNull();
			expect([200, 201], at).toContain(status);
			if (expected) model = expected;
			await compare(real, model, at);
			stepCount += 1;
		}
	}

	const kindNames = Object.keys(kinds) as Kind[];

	it.each(kindNames)(
		'each operation changes only the published content that the model expects: %s',
		async (kind) => {
			const property = fc.asyncProperty(allSequences, (actions) => runSequence(kind, actions));
			for (const { kind: failedKind, ...failure } of failures)
				if (failedKind === kind) await fc.assert(property, failure);
			await fc.assert(property, { numRuns: sequences, endOnFailure: true });
		},
	);

	afterAll(() => {
		expect(stepCount).toBeGreaterThan(sequences * 5);
	});
}
