import type { OwnEndpoint } from '../src/access/endpoint-rights.ts';
import type { Role } from '../src/access/rights.ts';

/** The ids for the requests. A role has the right to use each of them for the request. */
export interface EndpointFixtures {
	role: Role;
	password: string;
	/** A Danish draft with a section, created by the role if it can create pages. */
	page: number;
	/** A second draft like `page`, which requests may overwrite. */
	spare: number;
	/** The account of a publisher who never signs in. */
	otherAccount: number;
	release: number;
	/** Returns the id of the newest version of a document of a collection, or of a global. */
	version: (entity: string) => Promise<number>;
	/** Another account requests the lock of the page, which the role holds. Returns the id of the lock request. */
}

export interface SampleRequest {
	/** The path with values for `:id` and other parameters, and the query. */
	path?: string;
	body?: object;
	text?: string;
	/** The status for an allowed role if it is not 200 or 201. It must show that rights were not the reason. */
	status?: number;
}

export type GuardedEndpoint = Exclude<
	OwnEndpoint,
	| 'POST /users/login'
	| 'POST /users/forgot-password'
	| 'POST /users/one-time-link'
	| 'POST /users/reset-password'
	| 'GET /users/openid'
	| 'GET /users/openid/callback'
	| 'POST /users/first-register'
	| 'GET /users/init'
	| 'POST /users/unlock'
	| 'POST /users/verify/:id'
	| 'POST /setup/administrator'
>;

const missingId = 999_999;
const day = 24 * 60 * 60 * 1000;
const inOneDay = () => new Date(Date.now() + day).toISOString();
/** Nothing was imported at that time. */
const noImport = { body: { at: '2020-01-01T00:00:00.000Z' }, status: 404 };
const csv = { text: 'no such column\nx', status: 415 };

const document = ({ page }: EndpointFixtures) => ({ entity: 'pages', id: page });
const sides = (fixtures: EndpointFixtures) => ({
	...document(fixtures),
	source: 'en',
	target: 'da',
});

/** A request to each guarded endpoint that succeeds for the allowed roles. An endpoint without a sample is a type error. */
export const endpointSamples: Record<
	GuardedEndpoint,
	(fixtures: EndpointFixtures) => SampleRequest | Promise<SampleRequest>
> = {
	// The set-up is already finished.
	'POST /setup/answers': () => ({ body: { start: 'demo' }, status: 404 }),
	'POST /setup/tick': () => ({ body: { item: 'backup' }, status: 404 }),
	'POST /setup/finish': () => ({ status: 404 }),
	'POST /languages': () => ({
		body: {
			languages: ['en', 'da', 'de'],
			defaultLanguage: 'en',
			offAnswer: 'redirect',
			features: ['blog', 'search'],
			currencies: ['EUR', 'DKK'],
		},
	}),
	'POST /users/invite': ({ password }) => ({
		body: {
			email: `${crypto.randomUUID()}@example.com`,
			role: 'author',
			language: 'da',
			currentPassword: password,
		},
	}),
	'POST /users/:id/link': ({ otherAccount, password }) => ({
		path: `/users/${otherAccount}/link`,
		body: { by: 'hand', currentPassword: password },
	}),
	'POST /users/:id/second-factor/remove': ({ otherAccount, password }) => ({
		path: `/users/${otherAccount}/second-factor/remove`,
		body: { currentPassword: password },
	}),
	'GET /users/second-factor': () => ({}),
	'POST /users/second-factor/begin': ({ password }) => ({ body: { currentPassword: password } }),
	'POST /users/second-factor/end': () => ({ body: { ticket: 'x', code: '1' }, status: 400 }),
	'POST /users/second-factor/codes': ({ password }) => ({
		body: { currentPassword: password, code: '1' },
		status: 400,
	}),
	'POST /users/second-factor/remove': ({ password }) => ({
		body: { currentPassword: password, code: '1' },
		status: 400,
	}),

	'GET /publishing/state': ({ page }) => ({ path: `/publishing/state?document=pages:${page}` }),
	'GET /publishing/version': async ({ page, version }) => ({
		path: `/publishing/version?document=pages:${page}&version=${await version('pages')}`,
	}),
	'POST /publishing/publish': ({ page }) => ({
		body: { document: `pages:${page}`, languages: ['da'] },
	}),
	'POST /publishing/unpublish': ({ page }) => ({
		body: { document: `pages:${page}`, languages: ['da'] },
	}),
	// No publication has this id.
	'POST /publishing/undo': ({ page }) => ({
		body: { documents: [`pages:${page}`], publication: '1' },
		status: 409,
	}),
	// The page has just been unpublished, or was never published.
	'POST /publishing/discard': ({ page }) => ({
		body: { document: `pages:${page}`, language: 'da' },
		status: 409,
	}),
	'POST /publishing/restore': async ({ page, version }) => ({
		body: {
			document: `pages:${page}`,
			version: await version('pages'),
			languages: ['da'],
			shared: false,
		},
	}),
	'POST /publishing/bulk': ({ page }) => ({
		body: { action: 'unpublish', changes: [{ document: `pages:${page}`, languages: ['da'] }] },
	}),
	'GET /publishing/preview': ({ page }) => ({
		path: `/publishing/preview?documents=pages:${page}`,
	}),

	'POST /autosave/merge': ({ page }) => ({
		body: { entity: 'pages', id: page, language: 'da', form: 'one', base: {}, mine: {} },
	}),

	// The stream of a document that can be read would stay open.
	'GET /presence/:document/stream': () => ({
		path: `/presence/pages:${missingId}/stream?tab=abcdefgh&writes=false`,
		status: 404,
	}),
	'POST /presence/:document': ({ page }) => ({
		path: `/presence/pages:${page}`,
		body: { tab: 'abcdefgh', writes: false, stay: 'visible' },
	}),

	'GET /reviews/of/:target': ({ page }) => ({ path: `/reviews/of/pages:${page}` }),
	'POST /reviews/of/:target/ask': ({ page, otherAccount }) => ({
		path: `/reviews/of/pages:${page}/ask`,
		body: { reviewers: [otherAccount], language: 'da' },
	}),
	'POST /reviews/of/:target/withdraw': ({ spare }) => ({
		path: `/reviews/of/pages:${spare}/withdraw`,
		status: 409,
	}),
	'POST /reviews/of/:target/answer': ({ spare }) => ({
		path: `/reviews/of/pages:${spare}/answer`,
		body: { decision: 'sentBack', note: 'Shorter' },
		status: 409,
	}),

	'GET /share-links/of': ({ page }) => ({ path: `/share-links/of?target=pages:${page}` }),
	'POST /share-links/make': ({ page }) => ({
		body: { target: `pages:${page}`, languages: ['da'], until: inOneDay() },
	}),
	'POST /share-links/withdraw': () => ({ body: { id: missingId }, status: 404 }),

	'GET /releases/of': ({ page }) => ({ path: `/releases/of?target=pages:${page}` }),
	'GET /releases/:id/members': ({ release }) => ({ path: `/releases/${release}/members` }),
	'POST /releases/:id/add': ({ release, page }) => ({
		path: `/releases/${release}/add`,
		body: { target: `pages:${page}` },
	}),
	'POST /releases/:id/remove': ({ release, page }) => ({
		path: `/releases/${release}/remove`,
		body: { target: `pages:${page}` },
	}),
	'POST /releases/plan': ({ page }) => ({
		body: {
			target: `pages:${page}`,
			action: 'unpublish',
			languages: ['en', 'da', 'de'],
			at: inOneDay(),
			leads: 'nothing',
		},
	}),
	// The release is empty.
	'POST /releases/:id/schedule': ({ release }) => ({
		path: `/releases/${release}/schedule`,
		body: { at: inOneDay() },
		status: 409,
	}),
	'POST /releases/:id/cancel': ({ release }) => ({
		path: `/releases/${release}/cancel`,
		body: {},
	}),
	'POST /releases/:id/undo': ({ release }) => ({
		path: `/releases/${release}/undo`,
		body: { publication: '1' },
		status: 409,
	}),
	'POST /releases/:id/publish': ({ release }) => ({
		path: `/releases/${release}/publish`,
		status: 409,
	}),

	'GET /translation-states/of': ({ page }) => ({
		path: `/translation-states/of?entity=pages&id=${page}`,
	}),
	'POST /translation-states/confirm': (fixtures) => ({
		body: { ...document(fixtures), language: 'da' },
	}),
	'POST /translation-states/copy': ({ spare }) => ({
		body: { entity: 'pages', id: spare, language: 'da', from: 'en' },
	}),
	'POST /translation-states/source': (fixtures) => ({
		body: { ...document(fixtures), language: 'da' },
	}),
	'GET /translation-states/side': ({ page }) => ({
		path: `/translation-states/side?entity=pages&id=${page}&source=en&target=da`,
	}),
	'POST /translation-states/side': (fixtures) => ({ body: { ...sides(fixtures), texts: [] } }),
	'POST /translation-states/side/copy': (fixtures) => ({
		body: { ...sides(fixtures), id: fixtures.spare, from: 'title', to: 'title', insert: false },
	}),
	'POST /translation-states/machine': (fixtures) => ({ body: sides(fixtures), status: 404 }),

	'POST /failed-work/retry': () => ({ body: { ids: [missingId] }, status: 404 }),
	'POST /failed-work/dismiss': () => ({ body: { ids: [missingId] }, status: 404 }),

	'GET /checklist/address': () => ({
		path: '/checklist/address?collection=pages&slug=nowhere&locale=en',
	}),
	'GET /checklist/:collection/:id': ({ page }) => ({ path: `/checklist/pages/${page}` }),
	'GET /used-in/:collection/:id': ({ page }) => ({ path: `/used-in/pages/${page}` }),
	'GET /link-targets': () => ({ path: '/link-targets?search=side' }),
	'GET /documents': () => ({ path: '/documents?search=side' }),
	'POST /link-targets/at': () => ({ body: { addresses: [] } }),

	'GET /redirects/export.csv': () => ({}),
	'POST /operators/import/undo': () => noImport,
	'POST /sms-prices/import/undo': () => noImport,
	'POST /subscription-prices/import/undo': () => noImport,
	'POST /rcs-prices/import/undo': () => noImport,
	'POST /email-price-tiers/import/undo': () => noImport,
	'POST /redirects/import': () => csv,
	'GET /operators/export.csv': () => ({}),
	'POST /operators/import': () => csv,
	'GET /sms-prices/export.csv': () => ({}),
	'POST /sms-prices/import': () => csv,
	'GET /subscription-prices/export.csv': () => ({}),
	'POST /subscription-prices/import': () => csv,
	'GET /rcs-prices/export.csv': () => ({}),
	'POST /rcs-prices/import': () => csv,
	'GET /email-price-tiers/export.csv': () => ({}),
	'POST /email-price-tiers/import': () => csv,
	'GET /audit-entries/export.csv': () => ({}),
	'GET /forms/:id/webhook-secret': () => ({
		path: `/forms/${missingId}/webhook-secret`,
		status: 404,
	}),
	'POST /forms/:id/webhook-test': () => ({ path: `/forms/${missingId}/webhook-test`, status: 404 }),
	'POST /form-submissions/:id/deliver': () => ({
		path: `/form-submissions/${missingId}/deliver`,
		status: 404,
	}),
	'GET /form-submissions/export.csv': () => ({}),
};
