import { sharedGlobals, textCollections } from '../content/entities.ts';
import {
	type Action,
	type Entity,
	type Extent,
	type Role,
	type Rule,
	rights,
	roles,
} from './rights.ts';

const whoseExtentIs =
	(extents: readonly Extent[]) =>
	(action: Action, ...entities: readonly Entity[]): readonly Role[] =>
		roles.filter((role) =>
			entities.some((entity) => {
				const rule: Rule = rights[entity][role];
				return extents.some((extent) => rule[action] === extent);
			}),
		);

/** Who may do this to at least some of these. */
const who = whoseExtentIs(['all', 'own', 'languages']);
/** The same without those who may do it in their languages alone: what is asked for concerns every language. */
const whoInAllLanguages = whoseExtentIs(['all', 'own']);
const whoToAll = whoseExtentIs(['all']);

/** By themselves the handlers decide, of somebody without a session too (`platform/http/public-endpoints.ts`). */
export const anonymous = 'strangers';
const everyRole = roles;

const editable = [...textCollections, ...sharedGlobals] as const;

const administrators = whoToAll('update', 'users');

/**
 * Who gets to which endpoint of the program's own, beside those of Payload, whose access follows from `rights.ts`: method and path below `/api`. Others get
 * 403 before the handler runs; the handler then asks for the document that the request names. An endpoint without a line here keeps the program from starting.
 */
export const endpointRights = {
	'POST /users/login': anonymous,
	'POST /users/forgot-password': anonymous,
	'POST /users/reset-password': anonymous,
	'GET /users/openid': anonymous,
	'GET /users/openid/callback': anonymous,
	// In the place of Payload's own: there is no such thing here.
	'POST /users/first-register': anonymous,
	'GET /users/init': anonymous,
	'POST /users/unlock': anonymous,
	'POST /users/verify/:id': anonymous,
	// Needs the one-time code that the terminal shows; the rest of the set-up is for administrators.
	'POST /setup/administrator': anonymous,
	'POST /setup/answers': administrators,
	'POST /setup/tick': administrators,
	'POST /setup/finish': administrators,
	'POST /languages': administrators,
	'POST /users/invite': whoToAll('create', 'users'),
	'POST /users/:id/link': administrators,
	'POST /users/:id/second-factor/remove': administrators,
	'GET /users/second-factor': everyRole,
	'POST /users/second-factor/begin': everyRole,
	'POST /users/second-factor/end': everyRole,
	'POST /users/second-factor/codes': everyRole,
	'POST /users/second-factor/remove': everyRole,

	'GET /publishing/state': everyRole,
	'GET /publishing/version': everyRole,
	'POST /publishing/publish': who('publish', ...editable),
	'POST /publishing/undo': who('publish', ...editable),
	'POST /publishing/unpublish': who('publish', ...editable),
	'POST /publishing/discard': who('update', ...editable),
	'POST /publishing/restore': who('update', ...editable),
	'POST /publishing/bulk': who('publish', ...editable),
	'POST /publishing/count': who('publish', ...editable),

	'GET /reviews/of/:target': who('update', ...editable),
	'POST /reviews/of/:target/ask': who('update', ...editable),
	'POST /reviews/of/:target/answer': who('publish', ...editable),
	'POST /reviews/of/:target/comment': who('update', ...editable),
	'POST /reviews/of/:target/resolve': who('update', ...editable),

	'GET /lock-requests/of': who('update', ...editable),
	'POST /lock-requests/ask': who('update', ...editable),
	'POST /lock-requests/answer': who('update', ...editable),

	'GET /share-links/of': whoInAllLanguages('update', ...editable, 'releases'),
	'POST /share-links/make': whoInAllLanguages('update', ...editable, 'releases'),
	'POST /share-links/withdraw': whoInAllLanguages('update', ...editable, 'releases'),

	'GET /releases/of': whoInAllLanguages('update', ...editable),
	'GET /releases/:id/members': who('read', 'releases'),
	'POST /releases/:id/add': who('update', 'releases'),
	'POST /releases/:id/remove': who('update', 'releases'),
	'POST /releases/:id/publish': who('publish', 'releases'),

	'GET /translation-states/of': who('read', ...editable),
	'POST /translation-states/confirm': who('update', ...editable),
	'POST /translation-states/copy': who('update', ...editable),
	'POST /translation-states/source': whoInAllLanguages('update', ...editable),
	'GET /translation-states/side': who('read', ...editable),
	'POST /translation-states/side': who('update', ...editable),
	'POST /translation-states/side/copy': who('update', ...editable),
	'POST /translation-states/machine': who('update', ...editable),
	'GET /translation-states/xliff': who('update', ...editable),
	'POST /translation-states/xliff': who('update', ...editable),

	'GET /schedule': everyRole,
	'POST /schedule': who('publish', ...editable, 'releases'),
	'GET /schedule/of/:collection/:id': who('publish', ...editable, 'releases'),
	'PATCH /schedule/:id': who('publish', ...editable, 'releases'),
	'DELETE /schedule/:id': who('publish', ...editable, 'releases'),
	'POST /schedule/:id/retry': who('publish', ...editable, 'releases'),

	'GET /checklist/address': everyRole,
	'GET /checklist/:collection/:id': everyRole,
	'GET /used-in/:collection/:id': everyRole,
	'POST /used-in/:collection/:id/replace': whoToAll('publish', 'pages'),
	'GET /unused-media': everyRole,
	'POST /media/sort': whoInAllLanguages('update', 'media'),
	'POST /failed-work/retry': whoToAll('publish', 'pages'),
	'POST /failed-work/dismiss': whoToAll('publish', 'pages'),
	'POST /link-report/look': who('update', ...editable),
	'GET /link-targets': everyRole,
	'GET /documents': everyRole,
	'POST /link-targets/at': everyRole,
	'POST /sections/save': who('create', 'patterns'),
	'POST /sections/insert': who('update', 'pages', 'posts'),

	'GET /redirects/export.csv': who('export', 'redirects'),
	'POST /redirects/import': who('import', 'redirects'),
	'GET /operators/export.csv': who('export', 'operators'),
	'POST /operators/import': who('import', 'operators'),
	'GET /sms-prices/export.csv': who('export', 'sms-prices'),
	'POST /sms-prices/import': who('import', 'sms-prices'),
	'GET /subscription-prices/export.csv': who('export', 'subscription-prices'),
	'POST /subscription-prices/import': who('import', 'subscription-prices'),
	'GET /rcs-prices/export.csv': who('export', 'rcs-prices'),
	'POST /rcs-prices/import': who('import', 'rcs-prices'),
	'GET /email-price-tiers/export.csv': who('export', 'email-price-tiers'),
	'POST /email-price-tiers/import': who('import', 'email-price-tiers'),
	'GET /audit-entries/export.csv': who('export', 'audit-entries'),
	'GET /form-submissions/export.csv': who('export', 'form-submissions'),
} as const satisfies Record<string, typeof anonymous | readonly Role[]>;

/** An endpoint of the program's own, such as `POST /reviews/of/:target/ask`. */
export type OwnEndpoint = keyof typeof endpointRights;

export const isOwnEndpoint = (name: string): name is OwnEndpoint =>
	Object.hasOwn(endpointRights, name);
