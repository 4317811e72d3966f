import {
	type ApiIntroduction,
	apiDocumentPath,
	documentLanguage,
} from '#shared/api-description.ts';
import { useMessages } from '~/i18n/context';
import { CodeBlock } from '~/ui/code/code-block';
import { Heading } from '~/ui/text/heading';

/** What the API is, its base URL, its key, and a first request to copy, in the viewer's columns. */
export function Introduction({
	introduction: { text, server, hasBearerKey, request },
}: {
	introduction: ApiIntroduction;
}) {
	const { docs, docsDocument } = useMessages();
	const facts = [
		{ term: docs.baseUrl, note: server ? '' : docs.baseUrlInAccount, code: server },
		...(hasBearerKey
			? [
					{
						term: docs.authentication,
						note: docs.bearerKey,
						code: 'Authorization: Bearer <key>',
					},
				]
			: []),
	];
	return (
		<div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 min-[1000px]:mt-2.5 xl:grid-cols-2">
			<div>
				<a href={apiDocumentPath} className="inline-block py-2 text-link underline">
					{docsDocument}
				</a>
				{text !== '' && (
					<p lang={documentLanguage} className="mt-4">
						{text}
					</p>
				)}
				<dl className="mt-6 border-t border-line">
					{facts.map(({ term, note, code }) => (
						<div key={term} className="border-b border-line py-3">
							<dt className="font-bold">{term}</dt>
							<dd className="text-muted">
								{note}{' '}
								{code !== '' && (
									<code translate="no" className="font-mono">
										{code}
									</code>
								)}
							</dd>
						</div>
					))}
				</dl>
			</div>
			{request !== '' && (
				<section>
					<Heading level={2} size="item" className="mb-3">
						{docs.firstRequest}
					</Heading>
					<CodeBlock code={request} language="sh" />
				</section>
			)}
		</div>
	);
}
