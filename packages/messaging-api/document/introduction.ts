import { type ApiError, apiErrors } from '../schemas/errors.ts';

interface Introduction {
	signatureHeader: string;
	/** Describes the authentication of the host's own operations. */
	authentication?: string | undefined;
}

const errorRows = Object.entries<ApiError>(apiErrors).map(
	([code, { status, title, remedy }]) =>
		`| \`${code}\` ${status ?? 'after sending'} | **${title.en}.** ${remedy.en} |`,
);

/** The introduction of the documentation: a quickstart, then the rules common to all operations. */
export const introduction = ({ signatureHeader, authentication }: Introduction): string => `
SMS, RCS and e-mail through one API.

## Quickstart

**1. Get a key** in the dashboard.

**2. Send a message.** Pass the key in the \`Authorization\` header:

\`\`\`sh
curl $API_URL/v1/messages \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "channel": "sms", "to": "+4512345678", "from": "Fjordfaerge", "text": "The 14:10 sails on time." }'
\`\`\`

**3. Receive its status.** Add a webhook with \`POST /v1/webhooks\`: \`queued\`, \`sent\` and \`delivered\` are posted to it, each with a signature.

## Authentication

Send your API key as a bearer token. Keys are created in the dashboard.${authentication ? ` ${authentication}` : ''}

## Limits

Requests above the rate limit of a key are rejected with status 429 and a \`Retry-After\` header.

## Webhooks and their signature

Events are sent when the status of a message changes (\`message.status\`), when a recipient writes to you (\`message.received\`) and when a recipient opts out (\`recipient.opted_out\`). More types may be added; ignore types you don't know.

Each event is posted as JSON with the header \`${signatureHeader}: t=…,v1=…\`. \`t\` is the time in Unix seconds. \`v1\` is the hexadecimal HMAC-SHA256 of \`t\`, a full stop and the raw body, with the secret of the webhook as the key. Compare signatures in constant time, and reject events older than five minutes.

## Errors

Every error response is a problem document (RFC 9457) with a \`code\` that does not change within v1.

| code and status | meaning and remedy |
| --- | --- |
${errorRows.join('\n')}
`;
