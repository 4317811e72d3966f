import { example } from '~/blog-elements/blog-code/example';
import type { PartExamples } from '~/testing/part-examples';
import { CodeBlock } from './code-block';

export const examples: PartExamples = () => ({
	Highlighted: <CodeBlock code={example.code} language={example.language} />,
	'A language without a grammar': <CodeBlock code="MOVE 160 TO LIMIT." language="cobol" />,
	'Longer than a line': (
		<CodeBlock
			language="bash"
			code={`curl https://api.example/messages --header 'Authorization: Bearer …' --data '{"to": "+4512345678"}'`}
		/>
	),
});
