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
SMS, RCS and e-mail through one API. Everything here can be tried at once: a test key behaves like a live one and sends nothing.

## Quickstart

**1. A key.** Nobody has to sign up for a test key:

\`\`\`sh
curl -X POST ${siteUrl}/api/try/v1/test-keys
\`\`\`

**2. The first message.** Put the key into the header \`Authorization\`:

\`\`\`sh
curl ${siteUrl}/api/try/v1/messages \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "channel": "sms", "to": "+4512345678", "from": "Fjordfaerge", "text": "The 14:10 sails on time." }'
\`\`\`

**3. The first webhook.** Open the address \`inspector\` that came with the key: \`queued\`, \`sent\` and \`delivered\` arrive there within seconds, each with its signature. "Test request" in this documentation uses a key of your own in the same way.

## Authentication

Keys are sent as bearer tokens. Live keys come from the dashboard and begin with \`sk_live_\`, test keys begin with \`sk_test_\`. This documentation accepts test keys only.${authentication ? ` ${authentication}` : ''}

## Test mode

Nothing is ever sent to anybody. A message is queued, sent after ${limits.testMode.sentAfterMs / 1000} seconds and final after ${limits.testMode.finalAfterMs / 1000}. Recipients that end in \`0001\` fail and those in \`0002\` expire; so do the mailboxes \`failed@\` and \`expired@\`. Numbers that end in \`0003\` cannot receive RCS; a message with a fallback reaches them by it, without the wait of \`after_seconds\`. Numbers that end in \`0004\` answer with the first suggested reply, or with 1; those in \`0005\` answer STOP and are suppressed. A planned message stays queued until its time. What a test key stored is forgotten an hour after its last use.

## Limits

A test key may send ${limits.testMode.requestsPerMinute} requests a minute of at most ${limits.testMode.bodyBytes} bytes, and stores ${limits.testMode.messages} messages; the oldest goes first. Beyond that the answer is 429 with \`Retry-After\`.

## Webhooks and their signature

A message has a new status (\`message.status\`), somebody has written to you (\`message.received\`), or wants no more messages (\`recipient.opted_out\`): each is an event. More types may be added; ignore what you don't know.

Each event is posted as JSON with the header \`${signatureHeader}: t=…,v1=…\`. \`t\` is the time in Unix seconds, \`v1\` the HMAC-SHA256 in hexadecimal over \`t\`, a full stop and the raw body, made with the secret of the webhook. Compare in constant time, and refuse what is older than five minutes.

## Errors

Every refusal is a problem document (RFC 9457) with a \`code\` that never changes within v1.

| code and status | meaning, and what to do |
| --- | --- |
${errorRows.join('\n')}
`;
