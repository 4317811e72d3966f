import { type DescribedOperation, documentLanguage } from '#shared/api-description.ts';
import { useMessages } from '~/i18n/context';
import { CodeBlock } from '~/ui/code/code-block';
import { Heading } from '~/ui/text/heading';

/** Details of the operation at the current URL: its path, parameters, bodies and responses. */
export function OperationDetails({ operation }: { operation: DescribedOperation }) {
	const messages = useMessages();
	const { method, path, description, parameters, bodies, responses } = operation;
	return (
		<>
			<p className="mt-6 font-mono">
				<strong className="text-mark">{method}</strong> {path}
			</p>
			{description.map((paragraph) => (
				<p key={paragraph} lang={documentLanguage} className="mt-4 max-w-text text-lg">
					{paragraph}
				</p>
			))}
			<Terms
				title={messages.docsParameters}
				terms={parameters.map(({ name, isRequired, description: text }) => ({
					term: name,
					note: isRequired ? messages.docsRequired : '',
					text,
				}))}
			/>
			<Bodies title={messages.docsBody} bodies={bodies} />
			<Terms
				title={messages.docsAnswers}
				terms={responses.map(({ status, description: text }) => ({ term: status, note: '', text }))}
			/>
		</>
	);
}

function Bodies({ title, bodies }: { title: string; bodies: DescribedOperation['bodies'] }) {
	if (bodies.length === 0) return null;
	return (
		<>
			<Heading level={2} size="item" className="mt-10">
				{title}
			</Heading>
			{bodies.map(({ summary, code }) => (
				<div key={code} lang={documentLanguage} className="mt-4">
					{summary !== '' && <p className="mb-2">{summary}</p>}
					<CodeBlock code={code} language="json" />
				</div>
			))}
		</>
	);
}

interface TermsProps {
	title: string;
	terms: { term: string; note: string; text: string }[];
}

function Terms({ title, terms }: TermsProps) {
	if (terms.length === 0) return null;
	return (
		<>
			<Heading level={2} size="item" className="mt-10">
				{title}
			</Heading>
			<dl className="mt-4 border-t border-line">
				{terms.map(({ term, note, text }) => (
					<div
						key={term}
						className="grid gap-x-6 gap-y-1 items-baseline border-b border-line py-3 md:grid-cols-[12rem_minmax(0,1fr)]"
					>
						<dt>
							<code translate="no" className="font-mono text-sm font-bold">
								{term}
							</code>{' '}
							{note && <span className="text-sm text-muted">{note}</span>}
						</dt>
						<dd lang={documentLanguage} className="text-muted">
							{text}
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}
