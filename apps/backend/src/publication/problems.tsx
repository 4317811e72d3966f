import './dialogs.css';

interface Props {
	/** One problem per line. If empty, the component renders nothing. */
	text: string;
	title?: string;
}

/** The problems that the backend reported. */
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
