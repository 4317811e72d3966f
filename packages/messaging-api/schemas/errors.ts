import type { LocaleCode } from '@website/contracts/locales';

/** An error of the messaging API: its code is for programs, its texts are for people. */
export interface ApiError {
	/** The HTTP status of the response; null for an error of a message that was accepted. */
	status: number | null;
	title: Readonly<Record<LocaleCode, string>>;
	/** How to fix it. */
	remedy: Readonly<Record<LocaleCode, string>>;
}

/** Every error of the messaging API. The document and the site's page of errors use this list. */
export const apiErrors = {
	malformed_body: {
		status: 400,
		title: {
			en: 'The body is not valid JSON',
			da: 'Indholdet er ikke gyldig JSON',
			de: 'Der Inhalt ist kein gültiges JSON',
		},
		remedy: {
			en: 'Check quotation marks and commas, and send UTF-8.',
			da: 'Tjek anførselstegn og kommaer, og send UTF-8.',
			de: 'Anführungszeichen und Kommas prüfen; UTF-8 senden.',
		},
	},
	invalid_key: {
		status: 401,
		title: {
			en: 'The API key is missing or invalid',
			da: 'API-nøglen mangler eller er ugyldig',
			de: 'Der API-Schlüssel fehlt oder ist ungültig',
		},
		remedy: {
			en: 'Send the header Authorization: Bearer, followed by your API key.',
			da: 'Send headeren Authorization: Bearer efterfulgt af din API-nøgle.',
			de: 'Den Header Authorization: Bearer senden, gefolgt vom API-Schlüssel.',
		},
	},
	not_found: {
		status: 404,
		title: {
			en: 'The resource does not exist',
			da: 'Ressourcen findes ikke',
			de: 'Die Ressource existiert nicht',
		},
		remedy: {
			en: 'Check the method, the path and the id. Resources of other API keys are not found either.',
			da: 'Tjek metode, sti og id. Andre API-nøglers ressourcer kan heller ikke findes.',
			de: 'Methode, Pfad und ID prüfen. Ressourcen anderer API-Schlüssel werden auch nicht gefunden.',
		},
	},
	recipient_suppressed: {
		status: 409,
		title: {
			en: 'The recipient is suppressed',
			da: 'Modtageren er spærret',
			de: 'Der Empfänger ist gesperrt',
		},
		remedy: {
			en: 'Do not retry. Remove the suppression only if the recipient asks for it.',
			da: 'Prøv ikke igen. Fjern kun spærringen, hvis modtageren beder om det.',
			de: 'Nicht erneut senden. Die Sperre nur aufheben, wenn der Empfänger darum bittet.',
		},
	},
	idempotency_conflict: {
		status: 409,
		title: {
			en: 'The idempotency key was already used for a different request',
			da: 'Idempotensnøglen er allerede brugt til en anden forespørgsel',
			de: 'Der Idempotenzschlüssel wurde bereits für eine andere Anfrage verwendet',
		},
		remedy: {
			en: 'Use a new Idempotency-Key for each message. Reuse a key only to retry the same request.',
			da: 'Brug en ny Idempotency-Key til hver besked. Genbrug kun en nøgle til at gentage samme forespørgsel.',
			de: 'Für jede Nachricht einen neuen Idempotency-Key verwenden. Denselben nur verwenden, um die gleiche Anfrage zu wiederholen.',
		},
	},
	already_sent: {
		status: 409,
		title: {
			en: 'The message has already been sent',
			da: 'Beskeden er allerede sendt',
			de: 'Die Nachricht wurde bereits gesendet',
		},
		remedy: {
			en: 'Only a scheduled message can be canceled, and only before its send_at time.',
			da: 'Kun en planlagt besked kan annulleres, og kun før tidspunktet i send_at.',
			de: 'Nur eine geplante Nachricht lässt sich stornieren, und nur vor dem Zeitpunkt in send_at.',
		},
	},
	limit_reached: {
		status: 409,
		title: {
			en: 'The limit for this resource is reached',
			da: 'Grænsen for denne ressource er nået',
			de: 'Das Limit für diese Ressource ist erreicht',
		},
		remedy: {
			en: 'Delete one first.',
			da: 'Slet en først.',
			de: 'Zuerst einen Eintrag löschen.',
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
			en: 'Send a shorter body.',
			da: 'Send et kortere indhold.',
			de: 'Einen kürzeren Inhalt senden.',
		},
	},
	unsupported_media_type: {
		status: 415,
		title: {
			en: 'The content type is not supported',
			da: 'Indholdstypen understøttes ikke',
			de: 'Der Inhaltstyp wird nicht unterstützt',
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
			en: 'The request is invalid',
			da: 'Forespørgslen er ugyldig',
			de: 'Die Anfrage ist ungültig',
		},
		remedy: {
			en: 'Each entry of errors identifies a field of the body or a parameter and describes the problem.',
			da: 'Hver post i errors angiver et felt i indholdet eller en parameter og beskriver problemet.',
			de: 'Jeder Eintrag in errors nennt ein Feld des Inhalts oder einen Parameter und beschreibt das Problem.',
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
			en: 'Wait for the number of seconds in Retry-After.',
			da: 'Vent det antal sekunder, som Retry-After angiver.',
			de: 'So viele Sekunden warten, wie Retry-After angibt.',
		},
	},
	unavailable: {
		status: 503,
		title: {
			en: 'The API is temporarily unavailable',
			da: 'API’en er midlertidigt utilgængelig',
			de: 'Die API ist vorübergehend nicht verfügbar',
		},
		remedy: {
			en: 'Retry the request later with the same Idempotency-Key.',
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
			en: 'The final status of the message is failed. Check the number or use another channel.',
			da: 'Beskedens endelige status er failed. Tjek nummeret, eller brug en anden kanal.',
			de: 'Der endgültige Status der Nachricht ist failed. Nummer prüfen oder einen anderen Kanal wählen.',
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
			en: 'The final status of the message is expired. It is not delivered later.',
			da: 'Beskedens endelige status er expired. Den bliver ikke leveret senere.',
			de: 'Der endgültige Status der Nachricht ist expired. Sie wird später nicht mehr zugestellt.',
		},
	},
} as const satisfies Record<string, ApiError>;

export type ApiErrorCode = keyof typeof apiErrors;

/** Codes of error responses. */
export type RequestErrorCode = {
	[Code in ApiErrorCode]: (typeof apiErrors)[Code]['status'] extends number ? Code : never;
}[ApiErrorCode];
