import { type ApiIntroduction, documentLanguage } from '#shared/api-description.ts';
import { useMessages } from '~/i18n/context';
import { CodeBlock } from '~/ui/code/code-block';
import { Heading } from '~/ui/text/heading';

/** What the API is, its base URL, its key, and a first request to copy. */
export function Introduction({
	introduction: { text, server, hasBearerKey, request },
	version,
}: {
	introduction: ApiIntroduction;
	version: string;
}) {
	const { docs } = useMessages();
	const facts = [
		{
			term: docs.version,
			value: (
				<code translate="no" className="font-mono">
					{version}
				</code>
			),
		},
		{
			term: docs.baseUrl,
			value: server ? (
				<code translate="no" className="font-mono">
					{server}
				</code>
			) : (
				docs.baseUrlInAccount
			),
		},
		...(hasBearerKey
			? [
					{
						term: docs.authentication,
						value: (
							<>
								{docs.bearerKey}{' '}
								<code translate="no" className="font-mono">
									Authorization: Bearer {'<'}key{'>'}
								</code>
							</>
						),
					},
				]
			: []),
	];
	return (
		<>
			{text !== '' && (
				<p lang={documentLanguage} className="mt-6 max-w-text text-lg">
					{text}
				</p>
			)}
			{docs.inEnglish !== '' && <p className="mt-4 max-w-text text-muted">{docs.inEnglish}</p>}
			<div className="mt-8 grid gap-8 lg:grid-cols-2">
				<dl className="self-start border-t border-line">
					{facts.map(({ term, value }) => (
						<div
							key={term}
							className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
						>
							<dt className="font-bold">{term}</dt>
							<dd className="text-muted">{value}</dd>
						</div>
					))}
				</dl>
				{request !== '' && (
					<section>
						<Heading level={2} size="item" className="mb-3">
							{docs.firstRequest}
						</Heading>
						<CodeBlock code={request} language="sh" />
					</section>
				)}
			</div>
		</>
	);
}
