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
