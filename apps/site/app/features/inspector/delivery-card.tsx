import type { Delivery } from '#shared/inspector.ts';
import { useMessages } from '~/i18n/context';
import { CodeBlock } from '~/ui/code/code-block';
import { Heading } from '~/ui/text/heading';

/** One webhook: its body, its target, and the values for checking its signature. */
export function DeliveryCard({ delivery, header }: { delivery: Delivery; header: string }) {
	const { inspector } = useMessages();
	const { event, url, signature, secret, body } = delivery;
	const terms: [name: string, value: string][] = [
		[inspector.message, event.message_id],
		[inspector.recipient, event.to],
		[inspector.occurred, event.occurred_at],
		[inspector.sentTo, url],
		[inspector.secret, secret],
	];
	return (
		<article className="border-t-2 border-line pt-6">
			<Heading level={2} size="item">
				<code className="font-mono">{event.status ?? event.type}</code>
			</Heading>
			<dl className="mt-4 grid gap-y-2">
				{terms.map(([name, value]) => (
					<div key={name} className="grid gap-x-6 md:grid-cols-[10rem_minmax(0,1fr)]">
						<dt className="text-muted">{name}</dt>
						<dd className="min-w-0 font-mono text-sm break-all">{value}</dd>
					</div>
				))}
			</dl>
			<div className="mt-4">
				<CodeBlock language="http" code={`${header}: ${signature}\n\n${body}`} />
			</div>
		</article>
	);
}
