import type { App } from '../../platform/http/types.ts';
import { requireVersion, setVersion } from '../../platform/http/versions.ts';
import { courseParams, ifMatch, nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import {
  courseCreate,
  courseDetails,
  coursePage,
  coursePatch,
  courseQuery,
  courseView,
} from './courses.schemas.ts';
import {
  addCourse,
  archiveCourse,
  type CourseDeps,
  changeCourse,
  deleteCourse,
  listCourses,
  readCourseDetails,
  restoreCourse,
  unarchiveCourse,
} from './courses.usecases.ts';
import { toCourseDetails, toCourseView } from './courses.views.ts';

const tags = ['courses'];
const COURSE = `${WORKSPACE}/courses/:courseId`;

export async function courseRoutes(app: App, deps: CourseDeps) {
  app.get(
    `${WORKSPACE}/courses`,
    {
      schema: {
        operationId: 'listCourses',
        tags,
        params: workspaceParams,
        querystring: courseQuery,
        response: { 200: coursePage },
      },
    },
    async ({ workspace, query }) => {
      const { items, nextCursor } = await listCourses({ ...deps, workspaceId: workspace.id, query });
      return { items: items.map(toCourseView), nextCursor };
    },
  );

  app.post(
    `${WORKSPACE}/courses`,
    {
      schema: {
        operationId: 'createCourse',
        tags,
        params: workspaceParams,
        body: courseCreate,
        response: { 201: courseView },
      },
    },
    async ({ workspace, account, body }, reply) => {
      const place = { workspaceId: workspace.id, actorId: account.id };
      const course = await addCourse({ ...deps, ...place, course: body });
      return setVersion(reply, course.version).code(201).send(toCourseView(course));
    },
  );

  app.get(
    COURSE,
    {
      schema: {
        operationId: 'getCourse',
        summary: 'A course with its class meetings, grade components and days off',
        tags,
        params: courseParams,
        response: { 200: courseDetails },
      },
    },
    async ({ params }, reply) => {
      const details = await readCourseDetails({ ...deps, ...params });
      return setVersion(reply, details.course.version).send(toCourseDetails(details));
    },
  );

  app.patch(
    COURSE,
    {
      schema: {
        operationId: 'changeCourse',
        tags,
        params: courseParams,
        headers: ifMatch,
        body: coursePatch,
        response: { 200: courseView },
      },
    },
    async (request, reply) => {
      const { params, account, body } = request;
      const course = await changeCourse({
        ...deps,
        ...params,
        actorId: account.id,
        version: requireVersion(request),
        change: body,
      });
      return setVersion(reply, course.version).send(toCourseView(course));
    },
  );

  app.delete(
    COURSE,
    {
      schema: {
        operationId: 'deleteCourse',
        summary: 'Delete a course with its plan; it can be restored',
        tags,
        params: courseParams,
        response: { 204: nothing },
      },
    },
    async ({ params, account }, reply) => {
      await deleteCourse({ ...deps, ...params, actorId: account.id });
      return reply.code(204).send(null);
    },
  );

  const wholeCourse = { tags, params: courseParams, response: { 200: courseView } };
  app.post(
    `${COURSE}/restoration`,
    { schema: { operationId: 'restoreCourse', ...wholeCourse } },
    async ({ params, account }) =>
      toCourseView(await restoreCourse({ ...deps, ...params, actorId: account.id })),
  );
  app.post(
    `${COURSE}/archival`,
    { schema: { operationId: 'archiveCourse', ...wholeCourse } },
    async ({ params, account }) =>
      toCourseView(await archiveCourse({ ...deps, ...params, actorId: account.id })),
  );
  app.delete(
    `${COURSE}/archival`,
    { schema: { operationId: 'unarchiveCourse', ...wholeCourse } },
    async ({ params, account }) =>
      toCourseView(await unarchiveCourse({ ...deps, ...params, actorId: account.id })),
  );
}
