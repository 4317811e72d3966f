import type { Delivery } from '#shared/inspector.ts';
import { useMessages } from '~/i18n/context';
import { CodeBlock } from '~/ui/code/code-block';
import { Heading } from '~/ui/text/heading';

/** Quotes a text as one word for a POSIX shell. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns the shell command that recomputes the signature of a delivery. */
export function signatureCommand({ signature, body, secret }: Delivery): string {
	const time = /^t=(\d+)/.exec(signature)?.[1] ?? '';
	return `printf '%s' ${quoteForShell(`${time}.${body}`)} \\\n  | openssl dgst -sha256 -hmac ${quoteForShell(secret)}`;
}

/** Explains how to check a signature, with the newest delivery as the example. */
export function CheckSignature({ newest, header }: { newest: Delivery; header: string }) {
	const { inspector } = useMessages();
	return (
		<section className="mt-section">
			<Heading level={2} size="item">
				{inspector.checkHeading}
			</Heading>
			<p className="mt-4 max-w-text">{inspector.checkText(header)}</p>
			<p className="mt-4 mb-4 max-w-text">{inspector.checkCommand}</p>
			<CodeBlock language="bash" code={signatureCommand(newest)} />
		</section>
	);
}
