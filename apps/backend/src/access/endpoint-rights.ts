import { sharedGlobals, textCollections } from '@website/contracts/entities';
import {
	type Action,
	type Entity,
	type Extent,
	type Role,
	type Rule,
	rights,
	roles,
} from './rights.ts';

const rolesWithExtent =
	(extents: readonly Extent[]) =>
	(action: Action, ...entities: readonly Entity[]): readonly Role[] =>
		roles.filter((role) =>
			entities.some((entity) => {
				const rule: Rule = rights[entity][role];
				return extents.some((extent) => rule[action] === extent);
			}),
		);

/** Roles that have a right for at least some documents of these entities. */
const rolesFor = rolesWithExtent(['all', 'own', 'languages']);
/** Excludes roles limited to some locales, because the endpoint concerns all locales. */
const rolesInAllLanguages = rolesWithExtent(['all', 'own']);
const rolesForAll = rolesWithExtent(['all']);

/** The handler checks access itself, also without a session (`platform/http/public-endpoints.ts`). */
export const anonymous = 'anonymous';
const everyRole = roles;

const editable = [...textCollections, ...sharedGlobals] as const;

const administrators = rolesForAll('update', 'users');

/**
 * The roles for each endpoint of the program, by method and path below `/api`; the access to Payload's endpoints follows from `rights.ts`.
 * Other users get a 403 before the handler runs; the handler then checks the right for the document of the request. An endpoint without a
 * line here keeps the program from starting.
 */
export const endpointRights = {
	'POST /users/login': anonymous,
	'POST /users/forgot-password': anonymous,
	'POST /users/one-time-link': anonymous,
	'POST /users/reset-password': anonymous,
	'GET /users/openid': anonymous,
	'GET /users/openid/callback': anonymous,
	// Replace Payload's endpoints, which are not available here.
	'POST /users/first-register': anonymous,
	'GET /users/init': anonymous,
	'POST /users/unlock': anonymous,
	'POST /users/verify/:id': anonymous,
	// Requires the one-time code that the terminal shows; the other steps of the set-up require an administrator.
	'POST /setup/administrator': anonymous,
	'POST /setup/answers': administrators,
	'POST /setup/tick': administrators,
	'POST /setup/finish': administrators,
	'POST /languages': administrators,
	'POST /users/invite': rolesForAll('create', 'users'),
	'POST /users/:id/link': administrators,
	'POST /users/:id/second-factor/remove': administrators,
	'GET /users/second-factor': everyRole,
	'POST /users/second-factor/begin': everyRole,
	'POST /users/second-factor/end': everyRole,
	'POST /users/second-factor/codes': everyRole,
	'POST /users/second-factor/remove': everyRole,

	'GET /publishing/state': everyRole,
	'GET /publishing/version': everyRole,
	'POST /publishing/publish': rolesFor('publish', ...editable),
	'POST /publishing/undo': rolesFor('publish', ...editable),
	'POST /publishing/unpublish': rolesFor('publish', ...editable),
	'POST /publishing/discard': rolesFor('update', ...editable),
	'POST /publishing/restore': rolesFor('update', ...editable),
	'POST /publishing/bulk': rolesFor('publish', ...editable),
	'GET /publishing/preview': rolesFor('publish', ...editable),

	// Readers get the document as it is.
	'POST /autosave/merge': everyRole,

	'GET /presence/:document/stream': everyRole,
	'POST /presence/:document': everyRole,

	'GET /reviews/of/:target': rolesFor('update', ...editable),
	'POST /reviews/of/:target/ask': rolesFor('update', ...editable),
	'POST /reviews/of/:target/withdraw': rolesFor('update', ...editable),
	'POST /reviews/of/:target/answer': rolesFor('publish', ...editable),

	'GET /share-links/of': rolesInAllLanguages('update', ...editable, 'releases'),
	'POST /share-links/make': rolesInAllLanguages('update', ...editable, 'releases'),
	'POST /share-links/withdraw': rolesInAllLanguages('update', ...editable, 'releases'),

	'GET /releases/of': rolesInAllLanguages('update', ...editable),
	'GET /releases/:id/members': rolesFor('read', 'releases'),
	'POST /releases/:id/add': rolesFor('update', 'releases'),
	'POST /releases/:id/remove': rolesFor('update', 'releases'),
	'POST /releases/plan': rolesFor('publish', ...editable),
	'POST /releases/:id/schedule': rolesFor('publish', 'releases'),
	'POST /releases/:id/cancel': rolesFor('publish', 'releases'),
	'POST /releases/:id/publish': rolesFor('publish', 'releases'),
	'POST /releases/:id/undo': rolesFor('publish', 'releases'),

	'GET /translation-states/of': rolesFor('read', ...editable),
	'POST /translation-states/confirm': rolesFor('update', ...editable),
	'POST /translation-states/copy': rolesFor('update', ...editable),
	'POST /translation-states/source': rolesInAllLanguages('update', ...editable),
	'GET /translation-states/side': rolesFor('read', ...editable),
	'POST /translation-states/side': rolesFor('update', ...editable),
	'POST /translation-states/side/copy': rolesFor('update', ...editable),
	'POST /translation-states/machine': rolesFor('update', ...editable),

	'GET /checklist/address': everyRole,
	'GET /checklist/:collection/:id': everyRole,
	'GET /used-in/:collection/:id': everyRole,
	'POST /failed-work/retry': rolesForAll('publish', 'pages'),
	'POST /failed-work/dismiss': rolesForAll('publish', 'pages'),
	'GET /link-targets': everyRole,
	'GET /documents': everyRole,
	'POST /link-targets/at': everyRole,

	'GET /redirects/export.csv': rolesFor('export', 'redirects'),
	'POST /redirects/import': rolesFor('import', 'redirects'),
	'GET /operators/export.csv': rolesFor('export', 'operators'),
	'POST /operators/import': rolesFor('import', 'operators'),
	'POST /operators/import/undo': rolesFor('import', 'operators'),
	'GET /sms-prices/export.csv': rolesFor('export', 'sms-prices'),
	'POST /sms-prices/import': rolesFor('import', 'sms-prices'),
	'POST /sms-prices/import/undo': rolesFor('import', 'sms-prices'),
	'GET /subscription-prices/export.csv': rolesFor('export', 'subscription-prices'),
	'POST /subscription-prices/import': rolesFor('import', 'subscription-prices'),
	'POST /subscription-prices/import/undo': rolesFor('import', 'subscription-prices'),
	'GET /rcs-prices/export.csv': rolesFor('export', 'rcs-prices'),
	'POST /rcs-prices/import': rolesFor('import', 'rcs-prices'),
	'POST /rcs-prices/import/undo': rolesFor('import', 'rcs-prices'),
	'GET /email-price-tiers/export.csv': rolesFor('export', 'email-price-tiers'),
	'POST /email-price-tiers/import': rolesFor('import', 'email-price-tiers'),
	'POST /email-price-tiers/import/undo': rolesFor('import', 'email-price-tiers'),
	'GET /audit-entries/export.csv': rolesFor('export', 'audit-entries'),
	'GET /forms/:id/webhook-secret': rolesForAll('update', 'forms'),
	'POST /forms/:id/webhook-test': rolesForAll('update', 'forms'),
	'POST /form-submissions/:id/deliver': rolesForAll('read', 'form-submissions'),
	'GET /form-submissions/export.csv': rolesFor('export', 'form-submissions'),
} as const satisfies Record<string, typeof anonymous | readonly Role[]>;

/** An endpoint of the program, such as `POST /reviews/of/:target/ask`. */
export type OwnEndpoint = keyof typeof endpointRights;

export const isOwnEndpoint = (name: string): name is OwnEndpoint =>
	Object.hasOwn(endpointRights, name);
