import { example } from '~/blog-elements/blog-code/example';
import type { FolderExamples } from '~/testing/part-examples';
import { CodeBlock } from './code-block';
import { CodeTabs } from './code-tabs';

export const examples: FolderExamples = {
	'code-block': () => ({
		Highlighted: <CodeBlock code={example.code} language={example.language} />,
		PHP: (
			<CodeBlock
				language="php"
				code={`<?php
// One request for each message.
$answer = $client->post('/messages', ['to' => '+4512345678', 'text' => "Ferry {$number} is late"]);
if ($answer->status !== 202) throw new RuntimeException('refused', 1);`}
			/>
		),
		'A language without a grammar': <CodeBlock code="MOVE 160 TO LIMIT." language="cobol" />,
		'Longer than a line': (
			<CodeBlock
				language="bash"
				code={`curl https://api.example/messages --header 'Authorization: Bearer …' --data '{"to": "+4512345678"}'`}
			/>
		),
	}),

	'code-tabs': () => ({
		'One request in three languages': (
			<CodeTabs
				samples={[
					{ language: 'curl', code: "curl https://api.example/v1/messages -d '{}'" },
					{ language: 'node', code: 'await fetch("https://api.example/v1/messages");' },
					{ language: 'csharp', code: 'var answer = await client.GetAsync("/v1/messages");' },
				]}
			/>
		),
		'One language': <CodeTabs samples={[{ language: 'json', code: '{ "id": "msg_4F81" }' }]} />,
	}),
};
