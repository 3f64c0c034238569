import type { SkillRecord } from '../record/skill-record.ts'

/** The text of a skill's `SKILL.md`. */
export function renderSkillMd(record: SkillRecord, folderName: string): string {
  const { name, description, task, version, dependencies } = record
  return [
    '---',
    `name: ${folderName}`,
    `description: ${JSON.stringify(description)}`,
    'metadata:',
    `  function: ${name}`,
    `  task: ${JSON.stringify(task)}`,
    `  version: "${version}"`,
    '---',
    '',
    `# ${folderName.replaceAll('-', ' ')}`,
    '',
    description,
    '',
    `Learned for the task "${task}". Run \`await ${name}(bot)\` from [scripts/${name}.js](scripts/${name}.js).`,
    ...(dependencies.length === 0
      ? []
      : ['', `It calls ${dependencies.map((each) => `\`${each}\``).join(', ')}.`]),
    '',
  ].join('\n')
}
