interface Props {
	/** One problem a line; nothing is shown of an empty text. */
	text: string;
	title?: string;
}

/** What the backend refused. */
export function Problems({ text, title }: Props) {
	if (text === '') return null;
	const lines = [...new Set(text.split('\n'))];
	return (
		<div className="publishing-problems" role="alert">
			{title ? <p>{title}</p> : null}
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</div>
	);
}
