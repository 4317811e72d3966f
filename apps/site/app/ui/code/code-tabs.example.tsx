import type { PartExamples } from '~/testing/part-examples';
import { CodeTabs } from './code-tabs';

export const examples: PartExamples = () => ({
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
});
