import type { LocaleCode } from '@website/contracts/locales';
import { limits } from '../limits.ts';

/** An error of the messaging API: its code is for programs, its texts are for people. */
export interface ApiError {
	/** The HTTP status of the response; null for an error of a message that was accepted. */
	status: number | null;
	title: Readonly<Record<LocaleCode, string>>;
	/** How to fix it. */
	remedy: Readonly<Record<LocaleCode, string>>;
}

const { bodyBytes, requestsPerMinute, webhooks, senders, suppressions } = limits.testMode;

/** Every error of the messaging API. The document, the sandbox and the site's page of errors use this list. */
export const apiErrors = {
	malformed_body: {
		status: 400,
		title: {
			en: 'The body is not JSON',
			da: 'Indholdet er ikke JSON',
			de: 'Der Inhalt ist kein JSON',
		},
		remedy: {
			en: 'Check quotation marks and commas; send UTF-8.',
			da: 'Tjek anførselstegn og kommaer, og send UTF-8.',
			de: 'Anführungszeichen und Kommas prüfen; UTF-8 senden.',
		},
	},
	invalid_key: {
		status: 401,
		title: {
			en: 'The key is missing or wrong',
			da: 'Nøglen mangler eller er forkert',
			de: 'Der Schlüssel fehlt oder ist falsch',
		},
		remedy: {
			en: 'Send the header Authorization: Bearer, followed by a key.',
			da: 'Send headeren Authorization: Bearer efterfulgt af en nøgle.',
			de: 'Den Header Authorization: Bearer senden, gefolgt von einem Schlüssel.',
		},
	},
	not_found: {
		status: 404,
		title: {
			en: 'There is nothing at this address',
			da: 'Der er ikke noget på denne adresse',
			de: 'Unter dieser Adresse gibt es nichts',
		},
		remedy: {
			en: 'Check method, path and id. What belongs to another key is not found either.',
			da: 'Tjek metode, sti og id. Det, der hører til en anden nøgle, findes heller ikke.',
			de: 'Methode, Pfad und ID prüfen. Was zu einem anderen Schlüssel gehört, wird auch nicht gefunden.',
		},
	},
	recipient_suppressed: {
		status: 409,
		title: {
			en: 'The recipient does not want messages',
			da: 'Modtageren vil ikke have beskeder',
			de: 'Der Empfänger möchte keine Nachrichten',
		},
		remedy: {
			en: 'Do not send. Only remove the suppression when the recipient asks for it.',
			da: 'Send ikke. Fjern kun spærringen, når modtageren beder om det.',
			de: 'Nicht senden. Die Sperre nur aufheben, wenn der Empfänger darum bittet.',
		},
	},
	idempotency_conflict: {
		status: 409,
		title: {
			en: 'The idempotency key was used for another request',
			da: 'Idempotensnøglen er brugt til en anden forespørgsel',
			de: 'Der Idempotenzschlüssel gehört zu einer anderen Anfrage',
		},
		remedy: {
			en: 'Use a new Idempotency-Key for each message, and the same one only to repeat it.',
			da: 'Brug en ny Idempotency-Key til hver besked, og kun den samme til at gentage den.',
			de: 'Für jede Nachricht einen neuen Idempotency-Key verwenden, denselben nur zum Wiederholen.',
		},
	},
	already_sent: {
		status: 409,
		title: {
			en: 'The message has been sent',
			da: 'Beskeden er sendt',
			de: 'Die Nachricht ist gesendet',
		},
		remedy: {
			en: 'Only a planned message can be canceled, until the moment in send_at.',
			da: 'Kun en planlagt besked kan annulleres, indtil tidspunktet i send_at.',
			de: 'Nur eine geplante Nachricht lässt sich stornieren, bis zum Zeitpunkt in send_at.',
		},
	},
	limit_reached: {
		status: 409,
		title: {
			en: 'No more of these can be stored',
			da: 'Der kan ikke gemmes flere af dem',
			de: 'Mehr davon können nicht gespeichert werden',
		},
		remedy: {
			en: `Delete one first. A test key holds ${webhooks} webhooks, ${senders} senders and ${suppressions} suppressions.`,
			da: `Slet en først. En testnøgle har plads til ${webhooks} webhooks, ${senders} afsendere og ${suppressions} spærringer.`,
			de: `Zuerst etwas löschen. Ein Testschlüssel fasst ${webhooks} Webhooks, ${senders} Absender und ${suppressions} Sperren.`,
		},
	},
	body_too_large: {
		status: 413,
		title: {
			en: 'The body is too large',
			da: 'Indholdet er for stort',
			de: 'Der Inhalt ist zu groß',
		},
		remedy: {
			en: `Send at most ${bodyBytes} bytes in test mode.`,
			da: `Send højst ${bodyBytes} byte i testtilstand.`,
			de: `Im Testmodus höchstens ${bodyBytes} Byte senden.`,
		},
	},
	unsupported_media_type: {
		status: 415,
		title: {
			en: 'The body has the wrong type',
			da: 'Indholdet har en forkert type',
			de: 'Der Inhalt hat den falschen Typ',
		},
		remedy: {
			en: 'Send the header Content-Type: application/json.',
			da: 'Send headeren Content-Type: application/json.',
			de: 'Den Header Content-Type: application/json senden.',
		},
	},
	invalid_request: {
		status: 422,
		title: {
			en: 'The request does not fit the description',
			da: 'Forespørgslen passer ikke til beskrivelsen',
			de: 'Die Anfrage entspricht nicht der Beschreibung',
		},
		remedy: {
			en: 'Each entry of errors points to a place in the body or names a parameter, and says what is wrong.',
			da: 'Hver linje i errors peger på et sted i indholdet eller nævner en parameter og siger, hvad der er galt.',
			de: 'Jeder Eintrag in errors zeigt auf eine Stelle im Inhalt oder nennt einen Parameter und sagt, was nicht stimmt.',
		},
	},
	unknown_sender: {
		status: 422,
		title: {
			en: 'The sender is not registered for this channel',
			da: 'Afsenderen er ikke registreret til kanalen',
			de: 'Der Absender ist für diesen Kanal nicht registriert',
		},
		remedy: {
			en: 'Register it with POST /v1/senders first.',
			da: 'Registrér den først med POST /v1/senders.',
			de: 'Zuerst mit POST /v1/senders registrieren.',
		},
	},
	rate_limited: {
		status: 429,
		title: {
			en: 'Too many requests',
			da: 'For mange forespørgsler',
			de: 'Zu viele Anfragen',
		},
		remedy: {
			en: `Wait as many seconds as Retry-After says. A test key may send ${requestsPerMinute} requests a minute.`,
			da: `Vent det antal sekunder, som Retry-After angiver. En testnøgle må sende ${requestsPerMinute} forespørgsler i minuttet.`,
			de: `So viele Sekunden warten, wie Retry-After angibt. Ein Testschlüssel darf ${requestsPerMinute} Anfragen pro Minute senden.`,
		},
	},
	unavailable: {
		status: 503,
		title: {
			en: 'The API cannot answer right now',
			da: 'API’en kan ikke svare lige nu',
			de: 'Die API kann gerade nicht antworten',
		},
		remedy: {
			en: 'Repeat the request later, with the same Idempotency-Key.',
			da: 'Gentag forespørgslen senere med samme Idempotency-Key.',
			de: 'Die Anfrage später mit demselben Idempotency-Key wiederholen.',
		},
	},
	recipient_unreachable: {
		status: null,
		title: {
			en: 'The recipient cannot be reached',
			da: 'Modtageren kan ikke nås',
			de: 'Der Empfänger ist nicht erreichbar',
		},
		remedy: {
			en: 'The message ends as failed. Check the number, or use another channel.',
			da: 'Beskeden ender som failed. Tjek nummeret, eller brug en anden kanal.',
			de: 'Die Nachricht endet als failed. Nummer prüfen oder einen anderen Kanal wählen.',
		},
	},
	validity_expired: {
		status: null,
		title: {
			en: 'The message could not be delivered in time',
			da: 'Beskeden kunne ikke leveres i tide',
			de: 'Die Nachricht konnte nicht rechtzeitig zugestellt werden',
		},
		remedy: {
			en: 'The message ends as expired and is not delivered later.',
			da: 'Beskeden ender som expired og bliver ikke leveret senere.',
			de: 'Die Nachricht endet als expired und wird später nicht mehr zugestellt.',
		},
	},
} as const satisfies Record<string, ApiError>;

export type ApiErrorCode = keyof typeof apiErrors;

/** Codes of error responses. */
export type RequestErrorCode = {
	[Code in ApiErrorCode]: (typeof apiErrors)[Code]['status'] extends number ? Code : never;
}[ApiErrorCode];

/** Codes of delivery errors. */
export type DeliveryErrorCode = Exclude<ApiErrorCode, RequestErrorCode>;
