import { type Words, words } from '../../../platform/i18n/words.ts';

const problems = {
	url: words(
		'The address must begin with https://.',
		'Adressen skal begynde med https://.',
		'Die Adresse muss mit https:// beginnen.',
	),
	address: words(
		'The address is in a private network.',
		'Adressen er i et privat netværk.',
		'Die Adresse liegt in einem privaten Netz.',
	),
	host: words('Unknown server name.', 'Ukendt servernavn.', 'Unbekannter Servername.'),
	connection: words('No connection.', 'Ingen forbindelse.', 'Keine Verbindung.'),
	certificate: words('Invalid certificate.', 'Ugyldigt certifikat.', 'Ungültiges Zertifikat.'),
	timeout: words('No answer within 10 s.', 'Intet svar på 10 s.', 'Keine Antwort nach 10 s.'),
	redirect: words(
		'The server redirects. Enter the new address.',
		'Serveren viderestiller. Angiv den nye adresse.',
		'Der Server leitet weiter. Tragen Sie die neue Adresse ein.',
	),
};
const statusProblem = words(
	'The server answered with the status {status}.',
	'Serveren svarede med status {status}.',
	'Der Server hat mit dem Status {status} geantwortet.',
);

/** Why a submission was not delivered: a reason, or the status of the response. */
export type DeliveryProblem = keyof typeof problems | `status ${number}`;

type Translate = (text: Words) => string;

const isReason = (problem: string): problem is keyof typeof problems =>
	Object.hasOwn(problems, problem);

/** A `DeliveryProblem` as stored, in words. */
export const problemText = (problem: string, t: Translate): string =>
	isReason(problem)
		? t(problems[problem])
		: t(statusProblem).replace('{status}', problem.replace('status ', ''));

export const webhookWords = {
	url: words('Webhook', 'Webhook', 'Webhook'),
	urlHint: words(
		'Each answer is also sent to this address, of a newsletter once it is confirmed. Services such as Zapier, Make and n8n give you one.',
		'Hvert svar sendes også til denne adresse; ved nyhedsbreve, når tilmeldingen er bekræftet. Tjenester som Zapier, Make og n8n giver dig en.',
		'Jede Antwort geht auch an diese Adresse, beim Newsletter nach der Bestätigung. Dienste wie Zapier, Make und n8n geben Ihnen eine.',
	),
	test: words('Send a test', 'Send en test', 'Test senden'),
	arrived: words(
		'The server accepted the test.',
		'Serveren tog imod testen.',
		'Der Server hat den Test angenommen.',
	),
	secret: words('Secret', 'Hemmelig nøgle', 'Geheimer Schlüssel'),
	showSecret: words('Show the secret', 'Vis hemmelig nøgle', 'Geheimen Schlüssel anzeigen'),
	newSecret: words('New secret', 'Ny hemmelig nøgle', 'Neuer geheimer Schlüssel'),
	newSecretHint: words(
		'It replaces the former secret when you save the form.',
		'Den erstatter den tidligere nøgle, når du gemmer formularen.',
		'Er ersetzt den bisherigen Schlüssel, sobald Sie das Formular speichern.',
	),
	/** The states of a delivery, and a delivery that waits for another attempt. */
	waiting: words('Is being delivered', 'Leveres nu', 'Wird zugestellt'),
	delivered: words('Delivered', 'Leveret', 'Zugestellt'),
	failed: words('Not delivered', 'Ikke leveret', 'Nicht zugestellt'),
	nextAttempt: words('Next attempt:', 'Næste forsøg:', 'Nächster Versuch:'),
	retry: words('Try again', 'Prøv igen', 'Erneut versuchen'),
};
