import { answerQuestion, listQuestions } from '@/api';
import type { KeptAnswer } from '@/lib/kept-syllabus';

interface AnswerAsTold {
  workspaceId: string;
  documentId: string;
  answers: readonly KeptAnswer[];
}

/** What was answered before there was an account is not asked again in it. */
export async function answerAsTold({ answers, ...path }: AnswerAsTold): Promise<void> {
  const { data } = await listQuestions({ path, throwOnError: true });
  for (const { message, option } of answers) {
    const question = data.items.find((one) => one.message === message && one.answer === null);
    if (question?.options[option])
      await answerQuestion({
        path: { ...path, questionId: question.id },
        body: { option },
        throwOnError: true,
      });
  }
}
