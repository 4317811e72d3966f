import type { PayloadRequest } from 'payload';
import { type Words, words } from '../../platform/i18n/words.ts';

/** The actions in the audit trail with their labels. */
export const auditActions = {
	published: words('Published', 'Udgivet', 'Veröffentlicht'),
	unpublished: words('Unpublished', 'Trukket tilbage', 'Zurückgezogen'),
	trashed: words('Put into the trash', 'Lagt i papirkurven', 'In den Papierkorb gelegt'),
	restored: words('Taken out of the trash', 'Taget op af papirkurven', 'Aus dem Papierkorb geholt'),
	deleted: words('Deleted for good', 'Slettet endeligt', 'Endgültig gelöscht'),
	shareLinkMade: words('Share link made', 'Delingslink oprettet', 'Freigabelink erstellt'),
	shareLinkWithdrawn: words(
		'Share link withdrawn',
		'Delingslink trukket tilbage',
		'Freigabelink widerrufen',
	),
	releasePublished: words(
		'Release published',
		'Samlet udgivelse udgivet',
		'Release veröffentlicht',
	),
	versionRestored: words('Version restored', 'Version gendannet', 'Version wiederhergestellt'),
	reviewAsked: words('Review asked for', 'Gennemsyn ønsket', 'Prüfung erbeten'),
	reviewApproved: words('Approved', 'Godkendt', 'Freigegeben'),
	reviewSentBack: words('Sent back', 'Sendt tilbage', 'Zurückgegeben'),
	created: words('Created', 'Oprettet', 'Angelegt'),
	changed: words('Changed', 'Ændret', 'Geändert'),
	roleChanged: words('Role changed', 'Rolle ændret', 'Rolle geändert'),
	pricesImported: words('Prices imported', 'Priser importeret', 'Preise importiert'),
	tokenCreated: words('Token created', 'Nøgle oprettet', 'Schlüssel angelegt'),
	tokenRevoked: words('Token revoked', 'Nøgle trukket tilbage', 'Schlüssel widerrufen'),
	signedIn: words('Signed in', 'Logget ind', 'Angemeldet'),
	signInFailed: words('Sign-in failed', 'Login mislykkedes', 'Anmeldung gescheitert'),
} as const satisfies Record<string, Words>;

export type AuditAction = keyof typeof auditActions;

/** An entry of the audit trail. It never contains content or credentials. */
export interface AuditEvent {
	action: AuditAction;
	/** Collection and id, such as `pages:12`, or `global:header`. */
	place?: string;
	title?: string;
	locale?: string | null;
	details?: string;
	/** An e-mail address; default: that of the signed-in user. */
	person?: string | null;
}

/** The details of `unpublished` when a publication is undone. */
export const undoneDetails = 'undo';

const maxLength = 200;

/**
 * Adds an entry to the audit trail in the request's transaction, so that the entry and the recorded change are stored together or not at
 * all.
 */
export async function recordAuditEvent(req: PayloadRequest, event: AuditEvent): Promise<void> {
	const { action, place, title, locale, details } = event;
	await req.payload.db.create({
		collection: 'audit-entries',
		data: {
			action,
			place,
			locale,
			title: title?.slice(0, maxLength),
			details: details?.slice(0, maxLength),
			person: event.person === undefined ? (req.user?.email ?? null) : event.person,
		},
		req,
		returning: false,
	});
}
