import { limits } from '../limits.ts';
import { type ApiError, apiErrors } from '../schemas/errors.ts';

interface Introduction {
	siteUrl: string;
	signatureHeader: string;
	/** Describes the authentication of the host's own operations. */
	authentication?: string | undefined;
}

const errorRows = Object.entries<ApiError>(apiErrors).map(
	([code, { status, title, remedy }]) =>
		`| \`${code}\` ${status ?? 'after sending'} | **${title.en}.** ${remedy.en} |`,
);

/** The introduction of the documentation: a quickstart to the first webhook, then the rules common to all operations. */
export const introduction = ({
	siteUrl,
	signatureHeader,
	authentication,
}: Introduction): string => `
SMS, RCS and e-mail through one API. You can try everything right away: a test key behaves like a live key but sends nothing.

## Quickstart

**1. Get a key.** Test keys require no account:

\`\`\`sh
curl -X POST ${siteUrl}/api/try/v1/test-keys
\`\`\`

**2. Send a message.** Pass the key in the \`Authorization\` header:

\`\`\`sh
curl ${siteUrl}/api/try/v1/messages \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "channel": "sms", "to": "+4512345678", "from": "Fjordfaerge", "text": "The 14:10 sails on time." }'
\`\`\`

**3. Receive a webhook.** Open the \`inspector\` URL that was returned with the key: \`queued\`, \`sent\` and \`delivered\` arrive there within seconds, each with its signature. "Test request" in this documentation uses a test key of your own in the same way.

## Authentication

Send your API key as a bearer token. Live keys are created in the dashboard and start with \`sk_live_\`; test keys start with \`sk_test_\`. This documentation accepts test keys only.${authentication ? ` ${authentication}` : ''}

## Test mode

In test mode, no messages are sent. A message is \`queued\` at first, \`sent\` after ${limits.testMode.sentAfterMs / 1000} seconds and reaches its final status after ${limits.testMode.finalAfterMs / 1000} seconds. Messages to numbers that end in \`0001\` fail, and those to numbers that end in \`0002\` expire; the mailboxes \`failed@\` and \`expired@\` do the same. Numbers that end in \`0003\` cannot receive RCS; a fallback is sent to them immediately, without waiting for \`after_seconds\`. Numbers that end in \`0004\` reply with the first suggested reply, or with 1; those that end in \`0005\` reply STOP and are suppressed. A scheduled message stays queued until its \`send_at\` time. The data of a test key is deleted an hour after its last use.

## Limits

A test key can send ${limits.testMode.requestsPerMinute} requests per minute of at most ${limits.testMode.bodyBytes} bytes each. Requests above the rate limit are rejected with status 429 and a \`Retry-After\` header. A test key stores up to ${limits.testMode.messages} messages; beyond that, the oldest are deleted.

## Webhooks and their signature

Events are sent when the status of a message changes (\`message.status\`), when a recipient writes to you (\`message.received\`) and when a recipient opts out (\`recipient.opted_out\`). More types may be added; ignore types you don't know.

Each event is posted as JSON with the header \`${signatureHeader}: t=…,v1=…\`. \`t\` is the time in Unix seconds. \`v1\` is the hexadecimal HMAC-SHA256 of \`t\`, a full stop and the raw body, with the secret of the webhook as the key. Compare signatures in constant time, and reject events older than five minutes.

## Errors

Every error response is a problem document (RFC 9457) with a \`code\` that does not change within v1.

| code and status | meaning and remedy |
| --- | --- |
${errorRows.join('\n')}
`;
