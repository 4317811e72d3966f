import { parseSync } from 'vite';
import type { PartField } from './part-facts.ts';

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];
interface Span {
	start: number;
	end: number;
}

/** Reads name, comment and declared props of the first component that a module exports. */
export function readComponent(
	file: string,
	source: string,
): { name: string; description: string; fields: PartField[] } | null {
	const { program, comments } = parseSync(file, source);
	const textOf = ({ start, end }: Span) => source.slice(start, end);
	const commentAbove = (node: Span) => {
		const comment = comments.findLast(
			(comment) => comment.end <= node.start && source.slice(comment.end, node.start).trim() === '',
		);
		return comment ? commentText(comment.value) : '';
	};
	const component = program.body.map(exportedComponent).find((candidate) => candidate !== null);
	if (!component) return null;

	const annotation = component.declaration.params[0];
	const type =
		annotation && 'typeAnnotation' in annotation ? annotation.typeAnnotation?.typeAnnotation : null;
	const members = type ? membersOf(type, program) : [];
	return {
		name: component.name,
		description: commentAbove(component.statement),
		fields: members.flatMap((member) =>
			member.type === 'TSPropertySignature' && 'name' in member.key
				? [
						{
							name: String(member.key.name),
							type: member.typeAnnotation
								? textOf(member.typeAnnotation.typeAnnotation).replace(/\s+/g, ' ')
								: '',
							isOptional: member.optional,
							description: commentAbove(member),
							values: [],
							empty: null,
						},
					]
				: [],
		),
	};
}

function exportedComponent(statement: Statement) {
	if (
		statement.type !== 'ExportNamedDeclaration' &&
		statement.type !== 'ExportDefaultDeclaration'
	) {
		return null;
	}
	const declaration = statement.declaration;
	if (declaration?.type !== 'FunctionDeclaration' || !declaration.id) return null;
	const { name } = declaration.id;
	return /^[A-Z]/.test(name) ? { statement, declaration, name } : null;
}

type TypeNode = NonNullable<
	Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation']
>;
type Members = Extract<TypeNode, { type: 'TSTypeLiteral' }>['members'];

/** Returns the members of an inline type or one declared in the same module; none for imported types. */
function membersOf(type: TypeNode, program: Program): Members {
	if (type.type === 'TSTypeLiteral') return type.members;
	if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return [];
	const { name } = type.typeName;
	for (const statement of program.body) {
		const declaration =
			statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
		if (declaration?.type === 'TSInterfaceDeclaration' && declaration.id.name === name) {
			return declaration.body.body;
		}
		if (declaration?.type === 'TSTypeAliasDeclaration' && declaration.id.name === name) {
			return membersOf(declaration.typeAnnotation, program);
		}
	}
	return [];
}

function commentText(comment: string): string {
	return comment
		.replace(/^\*/, '')
		.replace(/^\s*\* ?/gm, '')
		.replace(/\s+/g, ' ')
		.trim();
}
